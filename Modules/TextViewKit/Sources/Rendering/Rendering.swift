package import TextViewKitInterface

/// A view, rendered once: its cells and what is said of them.
package struct Rendering {
    package let cells: CellBuffer
    package let nodes: [AccessibilityNode]
    let root: Element?

    /// Renders a view from nothing, so that no cache can ever be stale.
    package init(_ view: some View, size: Size, environment: EnvironmentValues = .init(), model: WidthModel = .grapheme)
    {
        let renderer = Renderer(model: model)
        cells = renderer.frame(view, size: size, environment: environment)
        root = renderer.lastRoot
        nodes = root.map(AccessibilityPass.nodes) ?? []
    }

    /// The rendering in a format; the depth is that of the escape sequences.
    package func text(as format: RenderFormat, depth: ColourDepth = .trueColour) -> String {
        switch format {
        case .text: PlainText(cells).text
        case .ansi: ANSIText(cells, depth: depth).text
        case .svg: SVGPicture(cells).text
        case .a11y: AccessibilityText(nodes).text
        }
    }
}
