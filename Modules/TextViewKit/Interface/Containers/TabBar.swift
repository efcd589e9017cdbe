/// The titles of pages of which one is open; where the page itself stands is up to whoever uses it.
///
/// Alt with a digit opens one of the first nine, and so do the function keys, where ``EnvironmentValues/pagesHaveKeys``
/// says so; the focus then goes into the page.
public struct TabBar<Selection: Hashable>: View {
    private let selection: Selection
    private let items: [TabItem<Selection>]
    private let axis: Axis
    private let onSelect: (Selection) -> Intent
    /// Whether the key of a title gives it the focus.
    var takesFocusByKey = false

    /// Creates a row or a column of titles.
    ///
    /// - Parameters:
    ///   - selection: the value of the open page.
    ///   - items: the titles, the first one first.
    ///   - axis: whether they stand side by side or one below the other.
    ///   - onSelect: what happens when one is chosen, also the one that is open.
    public init(
        selection: Selection, items: [TabItem<Selection>], axis: Axis = .horizontal,
        onSelect: @escaping (Selection) -> Intent
    ) {
        (self.selection, self.items, self.axis, self.onSelect) = (selection, items, axis, onSelect)
    }

    /// The titles.
    @ViewBuilder public var body: some View {
        if axis == .horizontal {
            HStack(spacing: 1) { titles }.annotated(Annotation(role: .tabs))
        } else {
            VStack(alignment: .leading) { titles }.annotated(Annotation(role: .tabs))
        }
    }

    private var titles: some View {
        EnvironmentReader { environment in
            ForEach(items.indices) { title(items[$0], number: environment.pagesHaveKeys ? $0 + 1 : 0) }
        }
    }

    private func title(_ item: TabItem<Selection>, number: Int) -> some View {
        let isOpen = item.value == selection
        let count = item.badge > 0 ? Text("\(item.badge) ").foreground(.red).reverse(isOpen) : Text("")
        let mark = isOpen ? "▸" : " "
        return (Text.framed(mark, item.shown, " ").bold(isOpen).reverse(isOpen) + count).lineLimit(1)
            .annotated(
                Annotation(
                    role: .button, value: item.badge > 0 ? String(item.badge) : nil,
                    traits: isOpen ? [.interactive, .selected] : .interactive, coversChildren: true,
                    shortcut: digit(number).map { KeyboardShortcut(.character($0), modifiers: .alt) },
                    otherShortcut: 1...12 ~= number ? KeyboardShortcut(.function(number)) : nil,
                    behaviour: takesFocusByKey ? nil : .aside),
                saying: SpokenWords(label: item.title), intents: Intents(activate: onSelect(item.value)))
    }

    private func digit(_ number: Int) -> Character? { 1...9 ~= number ? String(number).first : nil }
}
