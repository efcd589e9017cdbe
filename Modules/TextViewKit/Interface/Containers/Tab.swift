public import LocalizationKit

/// One page of a ``TabView``.
public struct Tab<Selection: Hashable> {
    let title: LocalizedText
    let value: Selection
    let badge: Int
    let content: () -> AnyView

    /// Creates a page; its content is built only while it is open.
    ///
    /// - Parameters:
    ///   - title: what stands in the row of tabs.
    ///   - value: what the selection is when the page is open.
    ///   - badge: a number beside the title; 0 shows none.
    ///   - content: the page.
    public init(
        _ title: some LocalizedTextConvertible, value: Selection, badge: Int = 0,
        @ViewBuilder content: @escaping () -> some View
    ) {
        self.title = title.localizedText
        self.value = value
        self.badge = badge
        self.content = { AnyView(content()) }
    }
}
