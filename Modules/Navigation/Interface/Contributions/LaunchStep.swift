public import FeatureKitInterface

/// A flow that the app runs before its tabs appear, such as onboarding or a check whether somebody is signed in.
@MainActor
public struct LaunchStep {
    /// How a step ended.
    public enum Outcome: Sendable, Hashable {
        /// It is done; the next one follows.
        case done
        /// The person went past it; it may come again at the next start.
        case skipped
        /// The person wants to leave the app.
        case quit
    }

    /// Makes the flow, or `nil` when there is nothing to do, as after the first start.
    public typealias Open = @MainActor (any CoordinatorScope) throws -> Unit<Void, Outcome>?

    /// The id.
    public var id: String
    /// When it comes: the smaller, the earlier.
    ///
    /// Onboarding has 100, a check whether somebody is signed in 200, what is new 300.
    public var order: Int
    /// Whether the shell offers to go past it, with a button and with Escape on its first screen.
    public var isSkippable: Bool
    /// Makes the flow in the scope of the app, when its turn has come.
    public var open: Open

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - id: the id.
    ///   - order: when it comes: the smaller, the earlier.
    ///   - isSkippable: whether the shell offers to go past it.
    ///   - open: makes the flow, or `nil` when there is nothing to do.
    public init(id: String, order: Int, isSkippable: Bool, open: @escaping Open) {
        (self.id, self.order, self.isSkippable, self.open) = (id, order, isSkippable, open)
    }
}

extension ExtensionPoint where Contribution == LaunchStep {
    /// What runs before the tabs appear; the id of a contribution is that of the step.
    public static var launchSteps: Self { Self("launch steps", of: "launch step") }
}
