// LayoutCLI
