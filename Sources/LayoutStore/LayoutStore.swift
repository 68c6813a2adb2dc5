// LayoutStore
