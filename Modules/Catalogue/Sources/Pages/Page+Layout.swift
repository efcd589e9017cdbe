import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let stacks = Page("stacks", Strings.stacksSummary, height: 13) {
        VStack(alignment: .leading) {
            HStack {
                Text(Strings.left)
                Spacer()
                Text(Strings.middle)
                Spacer()
                Text(Strings.right)
            }
            Divider()
            HStack(spacing: 1) {
                Text(Strings.one).frame(maxWidth: .max).background(.blue)
                Text(Strings.two).frame(maxWidth: .max).background(.magenta)
                Text(Strings.three).frame(maxWidth: .max).background(.cyan)
            }
            HStack(spacing: 1) {
                Text(Strings.giveWay).lineLimit(1)
                Text(Strings.shownWhole).bold().layoutPriority(1)
            }
            HStack(spacing: 2) {
                VStack(alignment: .leading) {
                    Text(Strings.leading)
                    Text(Strings.left)
                }
                VStack {
                    Text(Strings.centred)
                    Text(Strings.mid)
                }
                VStack(alignment: .trailing) {
                    Text(Strings.trailing)
                    Text(Strings.right)
                }
                Divider()
                VStack(spacing: 1) {
                    Text(Strings.with)
                    Text(Strings.space)
                }
            }
            Divider()
            Flow(spacing: 2) {
                ForEach(BorderStyle.allCases, id: \.self) { Text($0.rawValue).background(.blue) }
            }
        }
    }

    static let frames = Page("frames", Strings.framesSummary, height: 11) {
        HStack(alignment: .top, spacing: 1) {
            Text(Strings.padding).padding().background(.blue)
            Text(Strings.frame).frame(width: 12, height: 4, alignment: .bottomTrailing).background(.magenta)
            VStack(alignment: .leading, spacing: 1) {
                Text(Strings.atMostTen).frame(maxWidth: 10, alignment: .leading).background(.cyan)
                Text(Strings.fixed).fixedSize().background(.yellow).offset(x: 3)
            }
            Text(Strings.clipped).fixedSize().frame(width: 11, alignment: .leading).clipped()
                .background(.green)
        }
        .foreground(.black)
    }

    static let grid = Page("grid", Strings.gridSummary, height: 9) {
        Grid(alignment: .leading, horizontalSpacing: 2) {
            GridRow {
                Text(Strings.name).bold()
                Text(Strings.born).bold()
                Text(Strings.knownFor).bold()
            }
            Divider()
            GridRow {
                Text("Ada Lovelace")
                Text("1815")
                Text(Strings.firstProgram)
            }
            GridRow {
                Text("Alan Turing")
                Text("1912")
                Text(Strings.computable)
            }
            GridRow {
                Text("Grace Hopper")
                Text("1906")
                Text(Strings.firstCompiler)
            }
        }
    }

    static let borders = Page("borders", Strings.bordersSummary, height: 7) {
        HStack(spacing: 1) {
            ForEach(BorderStyle.allCases, id: \.self) { style in
                Text(style.rawValue).padding(.horizontal, 1).border(style, colour: .cyan)
            }
        }
        Text(Strings.wordsInLine).padding(.horizontal, 1).border(.rounded, title: Strings.title)
    }

    static let layers = Page("layers", Strings.layersSummary, height: 9) {
        HStack(spacing: 3) {
            ZStack {
                Text("░░░░░░░░░░░░\n░░░░░░░░░░░░\n░░░░░░░░░░░░\n░░░░░░░░░░░░").foreground(.blue).accessibilityHidden()
                Text(" ZStack ").bold()
            }
            Text(Strings.overlay).padding().border().overlay(alignment: .topTrailing) { Badge(3) }
            Text(Strings.background).padding()
                .background { Text("·:·:·:·:·:·:·:\n·:·:·:·:·:·:·:\n·:·:·:·:·:·:·:").dim().accessibilityHidden() }
        }
    }

    static let layout = Page("layout", Strings.layoutSummary, height: 8) {
        Stairs {
            Text(Strings.aLayout).bold()
            Text(Strings.isTwo)
            Text(Strings.pureFunctions)
            Text(Strings.measure).foreground(.cyan)
            Text(Strings.andPlace).foreground(.green)
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
