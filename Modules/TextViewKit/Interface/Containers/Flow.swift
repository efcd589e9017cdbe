/// Views side by side, and below each other where the width ends, as words stand in a paragraph; one that alone is wider
/// gets the width there is.
///
///     Flow(spacing: 2) {
///         Text("what is said")
///         Button("what can be done", .perform {})
///     }
public struct Flow<Content: View>: View {
    private let layout: FlowLayout
    private let content: Content

    /// Creates a flow.
    ///
    /// - Parameters:
    ///   - spacing: the columns between two views.
    ///   - lineSpacing: the rows between two lines.
    ///   - content: the views, in their order.
    public init(spacing: Int = 1, lineSpacing: Int = 0, @ViewBuilder _ content: () -> Content) {
        layout = FlowLayout(spacing: Length.clamp(spacing), lineSpacing: Length.clamp(lineSpacing))
        self.content = content()
    }

    /// The views in their lines.
    public var body: some View { layout() { content } }
}

private struct FlowLayout: Layout {
    let spacing: Int
    let lineSpacing: Int

    func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
        let lines = lines(subviews, within: proposal.width)
        let height = lines.reduce(0) { $0 + $1.height } + max(0, lines.count - 1) * lineSpacing
        return Size(width: lines.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) {
        var y = 0
        for line in lines(subviews, within: proposal.width ?? size.width) {
            var x = 0
            for (subview, width) in line.views {
                subview.place(at: Point(x: x, y: y), proposal: ProposedSize(width: width, height: nil))
                x += width + spacing
            }
            y += line.height + lineSpacing
        }
    }

    private struct Line {
        var views: [(LayoutSubview, Int)] = []
        var width = 0
        var height = 0
    }

    private func lines(_ subviews: [LayoutSubview], within limit: Int?) -> [Line] {
        subviews.reduce(into: []) { lines, subview in
            // In the width of a whole line: what would be cut in the rest of this one begins the next.
            let size = subview.sizeThatFits(ProposedSize(width: limit, height: nil))
            let width = (lines.last?.width ?? 0) + spacing + size.width
            if lines.isEmpty || width > limit ?? .max { lines.append(Line()) }
            let last = lines.count - 1
            lines[last].width += (lines[last].views.isEmpty ? 0 : spacing) + size.width
            lines[last].height = max(lines[last].height, size.height)
            lines[last].views.append((subview, size.width))
        }
    }
}
