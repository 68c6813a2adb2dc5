// The geometry that Foundation has on Linux, and what the engine adds to it, under the name that drawing code imports. A
// file that imports no more than this sees no views.
@_exported public import Foundation
@_exported public import class LayoutEngine.CGColor
@_exported public import class LayoutEngine.CGMutablePath
@_exported public import class LayoutEngine.CGPath
@_exported public import enum LayoutEngine.CGLineCap
@_exported public import enum LayoutEngine.CGLineJoin
@_exported public import enum LayoutEngine.CGPathFillRule
@_exported public import struct LayoutEngine.CGAffineTransform
@_exported public import struct LayoutEngine.CGVector
