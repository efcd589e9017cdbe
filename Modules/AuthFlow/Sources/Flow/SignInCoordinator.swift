import AuthFlowInterface
import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// From the number to the code, and on to name and address where the service wants them.
@MainActor
final class SignInCoordinator: Coordinator {
    private let parts: FlowParts
    private let requests: FlowRequests
    private let scope: any CoordinatorScope
    private let ending: SignInEnding
    private var isOver = false
    private var waiting: (any Presentable)?
    private var phone: PhoneViewModel?
    private var code: CodeViewModel?
    private let subscriptions = Scope()
    private let codeSubscriptions = Scope()

    init(_ parts: FlowParts, changesNumber: Bool, _ scope: any CoordinatorScope, _ ending: SignInEnding) {
        (self.parts, self.scope, self.ending) = (parts, scope, ending)
        requests = FlowRequests(keeper: parts.keeper, changesNumber: changesNumber, kernel: scope.kernel)
    }

    static func unit(
        _ parts: FlowParts, changesNumber: Bool, in opener: any CoordinatorScope
    ) -> Unit<SignInOptions, SignInOutcome> {
        Unit("sign in", in: opener) { scope, answer in
            SignInCoordinator(parts, changesNumber: changesNumber, scope, SignInEnding(answer) { $0 })
        }
    }

    func start(with options: SignInOptions) -> any Presentable {
        let model = PhoneModel(
            parts.country, rules: parts.rules, text: options.phone ?? "",
            sendsAtFullLength: parts.sendsAtFullLength())
        let screen = PhoneViewModel(model, in: scope.kernel, requestCode: requests.requestCode)
        phone = screen
        scope.expectRelease(of: screen, "the phone screen")
        subscriptions.add(screen.didRequestCode.sink { [weak self] in self?.openCode($0) })
        let skip = Intent.perform { [weak self] in self?.finish(.cancelled) }
        let actions = PhoneActions(screen, skip: options.isSkippable ? skip : nil)
        return scope.screen(title, showing: screen.model, onLeave: { [weak self] _ in self?.left() }) {
            PhoneScreen(model: $0, actions: actions)
        }
    }

    private var title: LocalizedText { requests.changesNumber ? Strings.changeNumber : Strings.signIn }

    private func finish(_ outcome: SignInOutcome) {
        isOver = true
        ending.finish(outcome)
    }

    /// The person went back, or somebody took the screens away.
    private func left() {
        guard !isOver else { return }
        isOver = true
        ending.send(.cancelled)
    }

    private func openCode(_ sent: SentCode) {
        // One that was left while it was being checked goes on where it was.
        if let code, code.sent.challenge == sent.challenge { return showCode(code) }
        let screen = CodeViewModel(
            sent, requests.code, sendsAtFullLength: parts.sendsAtFullLength(), in: scope.kernel)
        code = screen
        scope.expectRelease(of: screen, "the code screen")
        codeSubscriptions.cancel()
        codeSubscriptions.add(screen.didAuthorize.sink { [weak self] in self?.authorized($0) })
        codeSubscriptions.add(screen.model.sink { [weak self] in self?.phone?.replaced.send($0.sent) })
        showCode(screen)
    }

    private func showCode(_ screen: CodeViewModel) {
        let actions = CodeActions(screen, changeNumber: .perform { [weak self] in self?.scope.router.pop() })
        show(
            scope.screen(Strings.codeTitle, showing: content(screen), onLeave: { [weak self] _ in self?.leftCode() }) {
                CodeScreen(content: $0, actions: actions)
            })
    }

    /// What the screen shows, with what the backend has to say after each message.
    private func content(_ screen: CodeViewModel) -> Output<CodeContent> {
        let (parts, kernel, phone) = (parts, scope.kernel, screen.sent.challenge.phone)
        let notices = screen.didRequestNewCode.prepend(()).flatMap(.latest) {
            kernel.task { await parts.notice(phone) }.prepend(nil)
        }
        return screen.model.publisher.combineLatest(notices).map {
            CodeContent(model: $0, numbers: parts.numbers, notice: $1)
        }
        .output()
    }

    /// What is being checked may be right, and works once: its answer is waited for, wherever the person went.
    private func leftCode() {
        guard code?.isConfirming != true else { return }
        codeSubscriptions.cancel()
        code = nil
    }

    private func authorized(_ result: AuthResult) {
        guard case .needPersonalData = result else { return finish(.success) }
        let unit = PersonalDataCoordinator.unit(parts.keeper, in: scope)
        let view = unit.start(with: PersonalData()) { [weak self] isSaved in
            self?.finish(isSaved ? .success : .needsPersonalData)
        }
        show(view)
    }

    /// Puts a screen on the stack; a code that is pasted at once is confirmed while its screen still comes in, and
    /// what follows waits until it is there.
    private func show(_ view: any Presentable) {
        scope.router.push(view) { [weak self] result in
            if result == .refused(.moving) {
                self?.waiting = view
            } else if let next = self?.waiting {
                self?.waiting = nil
                self?.show(next)
            }
        }
    }
}
