/// Pages of which one is open, under a row of their titles.
///
/// Alt with a digit opens one of the first nine, and so do the function keys, where ``EnvironmentValues/pagesHaveKeys``
/// says so.
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
            bar
            Divider()
            ForEach(tabs.indices.filter { tabs[$0].value == selection }, id: \.self) { tabs[$0].content() }
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
        }
    }

    private var bar: some View {
        var bar = TabBar(
            selection: selection, items: tabs.map { TabItem($0.title, value: $0.value, badge: $0.badge) },
            onSelect: onChange)
        bar.takesFocusByKey = true
        return bar
    }
}
