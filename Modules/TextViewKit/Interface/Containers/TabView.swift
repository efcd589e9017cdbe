/// Pages of which one is open, under a row of their titles.
///
/// Alt with a digit opens one of the first nine, and so do the function keys.
public struct TabView<Selection: Hashable>: View {
    private let selection: Selection
    private let tabs: [Tab<Selection>]
    private let onChange: (Selection) -> Intent

    /// Creates pages.
    ///
    /// - Parameters:
    ///   - selection: the value of the open page.
    ///   - tabs: the pages from left to right.
    ///   - onChange: what happens when another page is chosen.
    public init(
        selection: Selection, tabs: [Tab<Selection>], onChange: @escaping (Selection) -> Intent
    ) {
        self.selection = selection
        self.tabs = tabs
        self.onChange = onChange
    }

    /// The titles, a line, the open page.
    public var body: some View {
        VStack(alignment: .leading) {
            HStack(spacing: 1) { ForEach(tabs.indices) { title(tabs[$0], number: $0 + 1) } }
                .annotated(Annotation(role: .tabs))
            Divider()
            ForEach(tabs.indices.filter { tabs[$0].value == selection }, id: \.self) { tabs[$0].content() }
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
        }
    }

    private func title(_ tab: Tab<Selection>, number: Int) -> some View {
        let isOpen = tab.value == selection
        let count = tab.badge > 0 ? Text("\(tab.badge) ").foreground(.red).reverse(isOpen) : Text("")
        let mark = isOpen ? "▸" : " "
        return (Text.framed(mark, tab.title, " ").bold(isOpen).reverse(isOpen) + count).lineLimit(1)
            .annotated(
                Annotation(
                    role: .button, value: tab.badge > 0 ? String(tab.badge) : nil,
                    traits: isOpen ? [.interactive, .selected] : .interactive, coversChildren: true,
                    shortcut: digit(number).map { KeyboardShortcut(.character($0), modifiers: .alt) },
                    otherShortcut: number < 13 ? KeyboardShortcut(.function(number)) : nil),
                saying: SpokenWords(label: tab.title), intents: Intents(activate: onChange(tab.value)))
    }

    private func digit(_ number: Int) -> Character? { number < 10 ? String(number).first : nil }
}
