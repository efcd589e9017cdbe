import AuthFlowInterface
import NavigationInterface

/// The screens that sign a person in, for whoever opens them.
@MainActor
struct SignInScreens: SignInFlow {
    let parts: FlowParts

    func unit(in scope: any CoordinatorScope) -> Unit<SignInOptions, SignInOutcome> {
        SignInCoordinator.unit(parts, changesNumber: false, in: scope)
    }
}
