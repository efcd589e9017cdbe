public import FeatureKitInterface
public import TextViewKitInterface
public import WidgetHostInterface

/// How the widgets of a kind look: on the board, in the gallery, in bars and on the command line.
///
/// A feature that contributes a kind to `.widgets` contributes this beside it, or nobody can draw its content. Both are
/// pure functions of what the provider delivered, in this process or in another one:
///
///     registry.contribute("weather", to: .widgetDrawings) { _ in
///         WidgetDrawing("weather", of: Weather.self) { weather in
///             WidgetSummary(text: LocalizedText("\(weather.degrees)°"))
///         } view: { weather, surface in
///             Text("\(weather.degrees)°").bold()
///         }
///     }
public struct WidgetDrawing: Sendable {
    /// The kind that is drawn.
    public let kind: WidgetKind
    /// Makes the few words that hosts of text show.
    ///
    /// - Throws: what decoding throws: the content is of another version.
    public let summary: @Sendable (_ content: any Decoder) throws -> WidgetSummary
    /// Makes the view.
    ///
    /// - Throws: what decoding throws: the content is of another version.
    public let view: @Sendable (_ content: any Decoder, WidgetSurface) throws -> AnyView

    /// Creates a drawing.
    ///
    /// - Parameters:
    ///   - kind: the kind that is drawn.
    ///   - content: what its provider delivers.
    ///   - summary: makes the few words that hosts of text show.
    ///   - view: makes the view. On a board it gets a frame with the title of the kind, is cut to its room, and is drawn
    ///     as blocks while it is locked.
    public init<Content: Decodable & Sendable>(
        _ kind: WidgetKind, of content: Content.Type, summary: @escaping @Sendable (Content) -> WidgetSummary,
        view: @escaping @Sendable (Content, WidgetSurface) -> some View & SendableMetatype
    ) {
        self.kind = kind
        self.summary = { summary(try Content(from: $0)) }
        self.view = { AnyView(view(try Content(from: $0), $1)) }
    }
}

extension ExtensionPoint where Contribution == WidgetDrawing {
    /// How kinds of widgets look; the id of a contribution is the name of the kind.
    public static var widgetDrawings: Self { Self("widget drawings", of: "widget drawing") }
}
