public import LocalizationKit
public import TextViewKitInterface

/// A way to a place in the app.
public struct ShortcutFigure: Sendable {
    /// A sign of one or two cells.
    public var sign: String
    /// What is there.
    public var title: LocalizedText
    /// Goes there; `nil` when that cannot be done from here.
    public var open: Intent?

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - sign: a sign of one or two cells.
    ///   - title: what is there.
    ///   - open: goes there.
    public init(_ sign: String, title: LocalizedText, open: Intent? = nil) {
        self.sign = sign
        self.title = title
        self.open = open
    }
}
