public import LocalizationKit

/// One title in a ``TabBar``.
public struct TabItem<Selection: Hashable> {
    let title: LocalizedText
    let shown: LocalizedText
    let value: Selection
    let badge: Int

    /// Creates a title.
    ///
    /// - Parameters:
    ///   - title: what the page is called.
    ///   - shown: what is drawn, such as a symbol where there is little room; `nil` draws the title.
    ///   - value: what the selection is when the page is open.
    ///   - badge: a number beside the title; 0 shows none.
    public init(
        _ title: some LocalizedTextConvertible, shown: LocalizedText? = nil, value: Selection, badge: Int = 0
    ) {
        let title = title.localizedText
        (self.title, self.shown, self.value, self.badge) = (title, shown ?? title, value, badge)
    }
}
