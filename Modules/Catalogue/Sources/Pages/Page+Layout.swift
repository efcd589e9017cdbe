import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let stacks = Page("stacks", Strings.stacksSummary, height: 11) { words in
        VStack(alignment: .leading) {
            HStack {
                Text(words(Strings.left))
                Spacer()
                Text(words(Strings.middle))
                Spacer()
                Text(words(Strings.right))
            }
            Divider()
            HStack(spacing: 1) {
                Text(words(Strings.one)).frame(maxWidth: .max).background(.blue)
                Text(words(Strings.two)).frame(maxWidth: .max).background(.magenta)
                Text(words(Strings.three)).frame(maxWidth: .max).background(.cyan)
            }
            HStack(spacing: 1) {
                Text(words(Strings.giveWay)).lineLimit(1)
                Text(words(Strings.shownWhole)).bold().layoutPriority(1)
            }
            HStack(spacing: 2) {
                VStack(alignment: .leading) {
                    Text(words(Strings.leading))
                    Text(words(Strings.left))
                }
                VStack {
                    Text(words(Strings.centred))
                    Text(words(Strings.mid))
                }
                VStack(alignment: .trailing) {
                    Text(words(Strings.trailing))
                    Text(words(Strings.right))
                }
                Divider()
                VStack(spacing: 1) {
                    Text(words(Strings.with))
                    Text(words(Strings.space))
                }
            }
        }
    }

    static let frames = Page("frames", Strings.framesSummary, height: 11) { words in
        HStack(alignment: .top, spacing: 1) {
            Text(words(Strings.padding)).padding().background(.blue)
            Text(words(Strings.frame)).frame(width: 12, height: 4, alignment: .bottomTrailing).background(.magenta)
            VStack(alignment: .leading, spacing: 1) {
                Text(words(Strings.atMostTen)).frame(maxWidth: 10, alignment: .leading).background(.cyan)
                Text(words(Strings.fixed)).fixedSize().background(.yellow).offset(x: 3)
            }
            Text(words(Strings.clipped)).fixedSize().frame(width: 11, alignment: .leading).clipped()
                .background(.green)
        }
        .foreground(.black)
    }

    static let grid = Page("grid", Strings.gridSummary, height: 9) { words in
        Grid(alignment: .leading, horizontalSpacing: 2) {
            GridRow {
                Text(words(Strings.name)).bold()
                Text(words(Strings.born)).bold()
                Text(words(Strings.knownFor)).bold()
            }
            Divider()
            GridRow {
                Text("Ada Lovelace")
                Text("1815")
                Text(words(Strings.firstProgram))
            }
            GridRow {
                Text("Alan Turing")
                Text("1912")
                Text(words(Strings.computable))
            }
            GridRow {
                Text("Grace Hopper")
                Text("1906")
                Text(words(Strings.firstCompiler))
            }
        }
    }

    static let borders = Page("borders", Strings.bordersSummary, height: 7) { words in
        HStack(spacing: 1) {
            ForEach(BorderStyle.allCases, id: \.self) { style in
                Text(style.rawValue).padding(.horizontal, 1).border(style, colour: .cyan)
            }
        }
        Text(words(Strings.wordsInLine)).padding(.horizontal, 1).border(.rounded, title: words(Strings.title))
    }

    static let layers = Page("layers", Strings.layersSummary, height: 9) { words in
        HStack(spacing: 3) {
            ZStack {
                Text("░░░░░░░░░░░░\n░░░░░░░░░░░░\n░░░░░░░░░░░░\n░░░░░░░░░░░░").foreground(.blue).accessibilityHidden()
                Text(" ZStack ").bold()
            }
            Text(words(Strings.overlay)).padding().border().overlay(alignment: .topTrailing) { Badge(3) }
            Text(words(Strings.background)).padding()
                .background { Text("·:·:·:·:·:·:·:\n·:·:·:·:·:·:·:\n·:·:·:·:·:·:·:").dim().accessibilityHidden() }
        }
    }

    static let layout = Page("layout", Strings.layoutSummary, height: 8) { words in
        Stairs {
            Text(words(Strings.aLayout)).bold()
            Text(words(Strings.isTwo))
            Text(words(Strings.pureFunctions))
            Text(words(Strings.measure)).foreground(.cyan)
            Text(words(Strings.andPlace)).foreground(.green)
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
