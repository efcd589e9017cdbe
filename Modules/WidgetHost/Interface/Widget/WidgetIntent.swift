public import LocalizationKit

/// Something that a button of a widget does, without opening the app.
///
/// What it changed has to be stored when it returns, because the widget is asked for its timeline then.
public struct WidgetIntent: Sendable {
    /// The word for it, unique in its widget, such as `forward`.
    public var id: String
    /// What the button is called by those who hear it.
    public var title: LocalizedText
    /// Whether it is offered outside of the widget, too.
    public var isDiscoverable: Bool
    /// Does it.
    public var perform: @Sendable (WidgetSubject) async throws -> Void

    /// Creates an intent.
    ///
    /// - Parameters:
    ///   - id: the word for it.
    ///   - title: what the button is called.
    ///   - isDiscoverable: whether it is offered outside of the widget.
    ///   - perform: does it.
    public init(
        _ id: String, title: LocalizedText, isDiscoverable: Bool = false,
        perform: @escaping @Sendable (WidgetSubject) async throws -> Void
    ) {
        self.id = id
        self.title = title
        self.isDiscoverable = isDiscoverable
        self.perform = perform
    }
}
