public import FeatureKitInterface

/// The widgets that a person has placed, in their order, shared by all processes of the instance.
public protocol WidgetBoard: Sendable {
    /// The kinds that can be placed, in the order in which features contributed them.
    var widgets: [Widget] { get }

    /// What is placed, in its order.
    ///
    /// - Parameter profile: the profile of the person.
    /// - Returns: the placed widgets, also those whose kind this build does not have.
    /// - Throws: `StoreError`.
    func placements(of profile: String) throws -> [WidgetPlacement]

    /// What was done with the widgets, the oldest first; the last thousand are kept.
    ///
    /// - Parameter profile: the profile of the person.
    /// - Returns: the events.
    /// - Throws: `StoreError`.
    func history(of profile: String) throws -> [WidgetEvent]

    /// Places a widget behind the others.
    ///
    /// - Parameters:
    ///   - kind: what it is.
    ///   - family: its shape.
    ///   - configuration: what is decided about it.
    ///   - profile: the profile of the person.
    /// - Returns: the placed widget; its content is there when this returns.
    /// - Throws: ``WidgetHostError``; `StoreError`; `CancellationError`.
    func add(
        _ kind: WidgetKind, _ family: WidgetFamily, configuration: [String: String], for profile: String
    ) async throws -> WidgetPlacement

    /// Decides about a placed widget anew.
    ///
    /// - Parameters:
    ///   - id: its name.
    ///   - configuration: everything that is decided about it.
    ///   - profile: the profile of the person.
    /// - Throws: ``WidgetHostError``; `StoreError`; `CancellationError`.
    func configure(_ id: String, _ configuration: [String: String], for profile: String) async throws

    /// Moves a placed widget.
    ///
    /// - Parameters:
    ///   - id: its name.
    ///   - index: where it stands afterwards, from 0; beyond the others it is the last.
    ///   - profile: the profile of the person.
    /// - Throws: ``WidgetHostError``; `StoreError`; `CancellationError`.
    func move(_ id: String, to index: Int, for profile: String) async throws

    /// Takes a placed widget away, with all that was kept for it.
    ///
    /// - Parameters:
    ///   - id: its name.
    ///   - profile: the profile of the person.
    /// - Throws: ``WidgetHostError``; `StoreError`; `CancellationError`.
    func remove(_ id: String, for profile: String) async throws
}

extension ServiceKey where Service == any WidgetBoard {
    /// The widgets that a person has placed.
    public static var widgetBoard: Self { Self("WidgetBoard", in: "WidgetHostInterface") }
}
