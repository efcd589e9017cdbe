public import FeatureKitInterface

/// Keeps placed widgets up to date, and says why they are or are not.
public protocol WidgetCenter: Sendable {
    /// Asks all placed widgets for new timelines, and returns when they are there.
    ///
    /// - Parameters:
    ///   - profile: whose widgets.
    ///   - cause: why.
    func reloadAll(of profile: String, cause: ReloadCause) async

    /// Asks the placed widgets of a kind for new timelines, and returns when they are there.
    ///
    /// What counts against the budget may be put off; ``explanations(of:)`` tells until when.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - profile: whose widgets.
    ///   - cause: why.
    func reload(_ kind: WidgetKind, of profile: String, cause: ReloadCause) async

    /// What is placed and how it is configured.
    ///
    /// - Parameter profile: whose widgets.
    /// - Returns: the placed widgets.
    /// - Throws: `StoreError`.
    func currentConfigurations(of profile: String) throws -> [WidgetPlacement]

    /// Forgets what was kept for the placed widgets of a kind: they show the placeholder until they are reloaded.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - profile: whose widgets.
    func invalidate(_ kind: WidgetKind, of profile: String) async

    /// Does what a button of a placed widget is for, then reloads that widget and after it every other one of its kind,
    /// all from what is kept. Of presses that come at once each is done, one after the other.
    ///
    /// - Parameters:
    ///   - intent: the word for it.
    ///   - id: the name of the placed widget.
    ///   - profile: whose widget.
    /// - Throws: ``WidgetHostError``; what the intent throws, after the widget was marked as outdated.
    func perform(_ intent: String, on id: String, of profile: String) async throws

    /// What is to be seen of a placed widget now, from what is kept and without waiting for anything.
    ///
    /// - Parameters:
    ///   - id: its name.
    ///   - profile: whose widget.
    /// - Returns: what is seen.
    /// - Throws: ``WidgetHostError``; `StoreError`.
    func shown(_ id: String, of profile: String) throws -> ShownWidget

    /// The times at which something was placed, moved or removed, or shows something else, by whichever process.
    ///
    /// - Parameter profile: whose widgets.
    /// - Returns: a stream for one reader; it never ends by itself.
    /// - Throws: `StoreError` when the store cannot be read.
    func changes(of profile: String) throws -> AsyncStream<Void>

    /// What the gallery shows of a kind: what the provider has within 300 milliseconds, and the placeholder otherwise.
    ///
    /// - Parameters:
    ///   - kind: the kind.
    ///   - family: the shape.
    ///   - profile: who looks.
    /// - Returns: what is seen.
    /// - Throws: ``WidgetHostError``.
    func preview(_ kind: WidgetKind, _ family: WidgetFamily, for profile: String) async throws -> ShownWidget

    /// Why every placed widget is as it is.
    ///
    /// - Parameter profile: whose widgets.
    /// - Returns: an explanation for each, in their order.
    /// - Throws: `StoreError`.
    func explanations(of profile: String) throws -> [WidgetExplanation]
}

extension ServiceKey where Service == any WidgetCenter {
    /// What keeps placed widgets up to date.
    public static var widgetCenter: Self { Self("WidgetCenter", in: "WidgetHostInterface") }
}
