public import FeatureKitInterface
public import StateKit

/// Something that appears over the whole app when it has a reason, such as an incoming call.
@MainActor
public struct Overlay {
    /// Begins to watch for the reason.
    public typealias Attach = @MainActor (any CoordinatorScope) throws -> AnyCancellable

    /// The id.
    public var id: String
    /// Where its window stands among overlays.
    public var priority: OverlayPriority
    /// Begins to watch, once, when the app has started.
    ///
    /// From then on it presents `.overlay(priority)` from the scope that it is given, through a ``Unit``. What it returns
    /// ends the watching.
    public var attach: Attach

    /// Creates an overlay.
    ///
    /// - Parameters:
    ///   - id: the id.
    ///   - priority: where its window stands among overlays.
    ///   - attach: begins to watch for the reason.
    public init(id: String, priority: OverlayPriority, attach: @escaping Attach) {
        (self.id, self.priority, self.attach) = (id, priority, attach)
    }
}

extension ExtensionPoint where Contribution == Overlay {
    /// What may appear over the whole app; the id of a contribution is that of the overlay.
    public static var overlays: Self { Self("overlays", of: "overlay") }
}
