import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// The flow itself, which knows nothing of who opens it: phone, code, help.
@MainActor
struct LoginFeature: LoginOpening {
    /// What a person does, as a test does it.
    let person = Person()

    func unit(in opener: any CoordinatorScope) -> Unit<LoginOptions, LoginOutcome> {
        Unit("login", in: opener) { LoginCoordinator($0, $1, person) }
    }

    @MainActor
    final class Person {
        var enterPhone: ((String) -> Void)?
        var askForHelp: (() -> Void)?
        var changePhone: ((String) -> Void)?
        var enterCode: (() -> Void)?
    }
}

@MainActor
private final class LoginCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let answer: Answer<LoginOutcome>
    private let person: LoginFeature.Person
    private let phone: CurrentValueSubject<String, Never>
    private weak var first: (any Presentable)?

    init(_ scope: any CoordinatorScope, _ answer: Answer<LoginOutcome>, _ person: LoginFeature.Person) {
        (self.scope, self.answer, self.person) = (scope, answer, person)
        phone = CurrentValueSubject("", in: scope.kernel)
        scope.expectRelease(of: phone, "login phone")
    }

    func start(with options: LoginOptions) -> any Presentable {
        let source =
            switch options {
            case .login(let source): source
            }
        person.enterPhone = { [weak self] in self?.askForCode($0) }
        let screen = scope.screen(
            "Phone", showing: phone.output, onLeave: { [answer] _ in answer.send(.cancelled) }
        ) { Text("for \(source.rawValue): \($0)") }
        first = screen
        return screen
    }

    private func askForCode(_ number: String) {
        phone.send(number)
        person.askForHelp = { [weak self] in self?.help() }
        person.enterCode = { [weak self] in self?.finish() }
        scope.router.push(scope.screen("Code") { Text("code") }, .atOnce)
    }

    private func help() {
        person.changePhone = { [weak self] in self?.change(to: $0) }
        scope.router.push(scope.screen("Help") { Text("help") }, .atOnce)
    }

    /// From the last screen to the first; the one between knows nothing of it.
    private func change(to number: String) {
        phone.send(number)
        if let first { scope.router.pop(to: first, .atOnce) }
    }

    private func finish() {
        answer.finish(.signedIn(phone: phone.value))
    }
}
