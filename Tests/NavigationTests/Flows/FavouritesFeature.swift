import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// A feature that needs somebody to be signed in, and knows only `LoginOpening`.
@MainActor
final class FavouritesCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let logins: any LoginOpening
    private let message: CurrentValueSubject<String, Never>

    init(_ scope: any CoordinatorScope, _ logins: any LoginOpening) {
        (self.scope, self.logins) = (scope, logins)
        message = CurrentValueSubject("nobody", in: scope.kernel)
    }

    func start(with options: Void) -> any Presentable {
        scope.screen("Favourites", showing: message.output) { Text($0) }
    }

    func signIn() {
        let login = logins.unit(in: scope)
        let view = login.start(with: .login(source: .favourites)) { [message] in message.send("\($0)") }
        scope.router.push(view, .atOnce)
    }

    func signInOnSheet() {
        let login = logins.unit(in: scope)
        let view = login.start(with: .login(source: .favourites)) { [message] in message.send("\($0)") }
        scope.router.present(view, .atOnce)
    }
}
