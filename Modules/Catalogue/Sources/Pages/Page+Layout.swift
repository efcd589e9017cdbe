import TextViewKitInterface

@MainActor
extension Page {
    static let stacks = Page("stacks", "rows, columns, spacers and priorities", height: 11) {
        VStack(alignment: .leading) {
            HStack {
                Text("left")
                Spacer()
                Text("middle")
                Spacer()
                Text("right")
            }
            Divider()
            HStack(spacing: 1) {
                Text("one").frame(maxWidth: .max).background(.blue)
                Text("two").frame(maxWidth: .max).background(.magenta)
                Text("three").frame(maxWidth: .max).background(.cyan)
            }
            HStack(spacing: 1) {
                Text("I give way, because my neighbour has a higher priority").lineLimit(1)
                Text("I am shown whole").bold().layoutPriority(1)
            }
            HStack(spacing: 2) {
                VStack(alignment: .leading) {
                    Text("leading")
                    Text("left")
                }
                VStack {
                    Text("centred")
                    Text("mid")
                }
                VStack(alignment: .trailing) {
                    Text("trailing")
                    Text("right")
                }
                Divider()
                VStack(spacing: 1) {
                    Text("with")
                    Text("space")
                }
            }
        }
    }

    static let frames = Page("frames", "padding, frames, fixed sizes, offsets", height: 11) {
        HStack(alignment: .top, spacing: 1) {
            Text("padding").padding().background(.blue)
            Text("frame\n12 × 4").frame(width: 12, height: 4, alignment: .bottomTrailing).background(.magenta)
            VStack(alignment: .leading, spacing: 1) {
                Text("at most 10 columns, then it wraps").frame(maxWidth: 10, alignment: .leading).background(.cyan)
                Text("fixed").fixedSize().background(.yellow).offset(x: 3)
            }
            Text("clipped at the edge of its frame").fixedSize().frame(width: 11, alignment: .leading).clipped()
                .background(.green)
        }
        .foreground(.black)
    }

    static let grid = Page("grid", "columns that fit their widest cell", height: 9) {
        Grid(alignment: .leading, horizontalSpacing: 2) {
            GridRow {
                Text("Name").bold()
                Text("Born").bold()
                Text("Known for").bold()
            }
            Divider()
            GridRow {
                Text("Ada Lovelace")
                Text("1815")
                Text("the first program")
            }
            GridRow {
                Text("Alan Turing")
                Text("1912")
                Text("what can be computed")
            }
            GridRow {
                Text("Grace Hopper")
                Text("1906")
                Text("the first compiler")
            }
        }
    }

    static let borders = Page("borders", "five kinds of line, with titles", height: 7) {
        HStack(spacing: 1) {
            ForEach(BorderStyle.allCases, id: \.self) { style in
                Text(style.rawValue).padding(.horizontal, 1).border(style, colour: .cyan)
            }
        }
        Text("words within the line").padding(.horizontal, 1).border(.rounded, title: "title")
    }

    static let layers = Page("layers", "piles, overlays and backgrounds", height: 9) {
        HStack(spacing: 3) {
            ZStack {
                Text("░░░░░░░░░░░░\n░░░░░░░░░░░░\n░░░░░░░░░░░░\n░░░░░░░░░░░░").foreground(.blue).accessibilityHidden()
                Text(" ZStack ").bold()
            }
            Text("overlay").padding().border().overlay(alignment: .topTrailing) { Badge(3) }
            Text("background").padding()
                .background { Text("·:·:·:·:·:·:·:\n·:·:·:·:·:·:·:\n·:·:·:·:·:·:·:").dim().accessibilityHidden() }
        }
    }

    static let layout = Page("layout", "an arrangement of a feature's own", height: 8) {
        Stairs {
            Text("A layout").bold()
            Text("is two")
            Text("pure functions:")
            Text("measure").foreground(.cyan)
            Text("and place").foreground(.green)
        }
    }
}

/// Each child one row lower and two columns further to the right than the last one.
private struct Stairs: Layout {
    func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
        let ends = subviews.enumerated().map { $0.offset * 2 + $0.element.sizeThatFits(.unspecified).width }
        return Size(width: ends.max() ?? 0, height: subviews.count)
    }

    func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) {
        for (step, subview) in subviews.enumerated() {
            subview.place(at: Point(x: step * 2, y: step), proposal: .unspecified)
        }
    }
}
