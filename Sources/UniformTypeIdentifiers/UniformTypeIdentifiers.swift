@_exported public import struct LayoutEngine.UTType
