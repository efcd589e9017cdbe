/// A flow that can be opened: a coordinator with its scope, as the factory of a feature makes it.
///
///     let login = logins.unit(in: scope)
///     let view = login.start(with: .login(source: .favourites)) { [weak self] outcome in self?.signedIn(outcome) }
///     scope.router.push(view)
///
/// Until it is shown, the view holds the coordinator: so a coordinator that keeps its own first screen keeps it weakly.
/// A flow that is never shown is gone with its view, and every other one when its last screen has left.
@MainActor
public struct Unit<Options, Outcome> {
    private let begin: @MainActor (Options) -> any Presentable
    private let answer: Answer<Outcome>

    /// Makes a flow.
    ///
    /// - Parameters:
    ///   - name: what its coordinator is called in reports.
    ///   - opener: the scope of whoever opens it.
    ///   - make: makes the coordinator from its scope and from what takes its result.
    public init<Flow: Coordinator>(
        _ name: String, in opener: any CoordinatorScope,
        make: @MainActor (any CoordinatorScope, Answer<Outcome>) throws -> Flow
    ) rethrows where Flow.Options == Options {
        let answer = Answer<Outcome>()
        let scope = opener.child(name, answer: answer)
        answer.scope = scope
        let coordinator = try make(scope, answer)
        scope.adopt(coordinator)
        self.answer = answer
        begin = { options in
            let view = coordinator.start(with: options)
            view.hold(coordinator)
            return view
        }
    }

    /// Begins the flow.
    ///
    /// - Parameters:
    ///   - options: with what.
    ///   - handle: takes the result, at most once; it is let go with its opener's last screen.
    /// - Returns: the first screen, for you to show.
    public func start(
        with options: Options, then handle: @escaping @MainActor (Outcome) -> Void = { _ in }
    ) -> any Presentable {
        answer.handle = handle
        return begin(options)
    }
}

extension Unit where Options == Void {
    /// Begins a flow that needs no options.
    ///
    /// - Parameter handle: takes the result, at most once.
    /// - Returns: the first screen, for you to show.
    public func start(then handle: @escaping @MainActor (Outcome) -> Void = { _ in }) -> any Presentable {
        start(with: (), then: handle)
    }
}
