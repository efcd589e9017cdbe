import TextViewKitInterface

/// Views side by side, and below each other where the width ends, as words stand in a paragraph; one that alone is wider
/// gets the width there is.
struct FlowLayout: Layout {
    var spacing = 1

    func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
        let lines = lines(subviews, within: proposal.width)
        let height = lines.reduce(0) { $0 + $1.height } + max(0, lines.count - 1) * spacing
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
            y += line.height + spacing
        }
    }

    private struct Line {
        var views: [(LayoutSubview, Int)] = []
        var width = 0
        var height = 0
    }

    private func lines(_ subviews: [LayoutSubview], within limit: Int?) -> [Line] {
        subviews.reduce(into: []) { lines, subview in
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
