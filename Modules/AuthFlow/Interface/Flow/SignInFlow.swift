public import FeatureKitInterface
public import NavigationInterface

/// The screens that sign a person in.
///
///     let view = signIn.unit(in: scope).start(with: SignInOptions()) { [weak self] in self?.signedIn($0) }
///     scope.router.push(view)
@MainActor
public protocol SignInFlow {
    /// The flow, to be opened from a scope.
    ///
    /// - Parameter scope: the scope of whoever opens it.
    /// - Returns: the flow; it finishes once, and takes its own screens off.
    func unit(in scope: any CoordinatorScope) -> Unit<SignInOptions, SignInOutcome>
}

extension ServiceKey where Service == any SignInFlow {
    /// The screens that sign a person in.
    public static var signInFlow: Self { Self("SignInFlow", in: "AuthFlowInterface") }
}
