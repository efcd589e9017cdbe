public import FeatureKitInterface
public import LocalizationKit

/// A kind of widgets that people can place.
///
/// The host never looks into what a provider delivers: it is kept as JSON, and read again by who draws it, in this
/// process or in another one.
public struct Widget: Sendable {
    /// What a provider delivers, of whatever type.
    public typealias Content = any Encodable & Sendable

    /// The name of the kind.
    public var kind: WidgetKind
    /// What it is called in the gallery.
    public var title: LocalizedText
    /// What it is good for, in one line.
    public var summary: LocalizedText
    /// The shapes in which it can be placed, at least one.
    public var families: [WidgetFamily]
    /// What can be decided about one that is placed.
    public var options: [WidgetOption]
    /// What its buttons do.
    public var intents: [WidgetIntent]
    /// What is shown before there is anything.
    public let placeholder: @Sendable (WidgetContext) -> Content
    /// What is shown at once in a gallery.
    public let snapshot: @Sendable (TimelineRequest) async throws -> Entry<Content>
    /// What is shown from now on.
    public let timeline: @Sendable (TimelineRequest) async throws -> Timeline<Content>

    /// Creates a kind.
    ///
    /// - Parameters:
    ///   - kind: the name of the kind.
    ///   - title: what it is called.
    ///   - summary: what it is good for.
    ///   - families: the shapes in which it can be placed.
    ///   - options: what can be decided about one that is placed.
    ///   - intents: what its buttons do.
    ///   - provider: what delivers its content.
    public init(
        _ kind: WidgetKind, title: LocalizedText, summary: LocalizedText, families: [WidgetFamily],
        options: [WidgetOption] = [], intents: [WidgetIntent] = [], provider: some TimelineProvider
    ) {
        (self.kind, self.title, self.summary) = (kind, title, summary)
        (self.families, self.options, self.intents) = (families, options, intents)
        placeholder = { provider.placeholder(in: $0) }
        snapshot = { try await provider.snapshot(for: $0).map { $0 } }
        timeline = { try await provider.timeline(for: $0).map { $0 } }
    }
}

extension ExtensionPoint where Contribution == Widget {
    /// Kinds of widgets; the id of a contribution is the name of the kind.
    public static var widgets: Self { Self("widgets", of: "widget") }
}
