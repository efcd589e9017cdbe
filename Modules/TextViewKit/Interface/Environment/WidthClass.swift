/// How much room there is from left to right, so that a view can choose its arrangement.
public enum WidthClass: String, Sendable, Hashable, CaseIterable {
    /// Fewer than 60 columns.
    case compact
    /// From 60 to 119 columns.
    case regular
    /// 120 columns and more.
    case wide

    /// The class of a number of columns.
    ///
    /// - Parameter columns: the width of the screen.
    public init(columns: Int) {
        self = columns < 60 ? .compact : columns < 120 ? .regular : .wide
    }
}
