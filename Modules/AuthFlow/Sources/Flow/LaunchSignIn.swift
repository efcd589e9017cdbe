import AuthFlowInterface
import NavigationInterface
import StorageInterface

/// Signing in when the app starts; whoever goes past it is not asked again.
@MainActor
final class LaunchSignIn: Coordinator {
    private static let id = "auth"
    private static let skipped = StoreKey<Bool>("skipped", in: StoreScope("auth"))

    private let signIn: SignInCoordinator

    private init(_ signIn: SignInCoordinator) {
        self.signIn = signIn
    }

    func start(with options: Void) -> any Presentable {
        signIn.start(with: SignInOptions(isSkippable: true))
    }

    /// The step; there is nothing to do where somebody is signed in, went past it before, or said not to ask.
    static func step(
        _ parts: FlowParts, _ values: any KeyValueStore, isAsking: @escaping @MainActor () -> Bool
    ) -> LaunchStep {
        LaunchStep(id: id, order: 200, isSkippable: true) { opener in
            let wasSkipped = try values.value(for: skipped) ?? false
            guard isAsking(), !wasSkipped, parts.keeper.identity == nil else { return nil }
            return Unit(id, in: opener) { scope, answer in
                let ending = SignInEnding(answer) { self.outcome($0, values) }
                return LaunchSignIn(SignInCoordinator(parts, changesNumber: false, scope, ending))
            }
        }
    }

    private static func outcome(_ outcome: SignInOutcome, _ values: any KeyValueStore) -> LaunchStep.Outcome {
        guard outcome == .cancelled else { return .done }
        // A store that cannot be written asks again at the next start.
        Task { try? await values.set(true, for: skipped) }
        return .skipped
    }
}
