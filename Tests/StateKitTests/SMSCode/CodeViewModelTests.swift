import StateKit
import StateKitTesting
import Testing

/// The published tests of the SMS-code screen, one to one; one tick is one second, recording begins at 200.
@MainActor
@Suite("SMS-code screen")
struct CodeViewModelTests {
    private static let confirmFailure = Event<AuthResult, CodeError>
        .completion(.failure(CodeError(text: "confirmFailure")))
    private let stage = Stage()

    @Test("didAuthorize at success")
    func didAuthorize() {
        let screen = screen(confirm: [0: .value(.success)])
        let recorder = Recorder(screen.didAuthorize, at: .seconds(200))
        type([100: "1", 200: "11", 300: "111", 400: "1111"], into: screen)
        #expect(recorder.timeline == [400: .success])
    }

    @Test("an error at failure")
    func error() {
        let screen = screen(confirm: [0: Self.confirmFailure])
        let recorder = Recorder(screen.errors, at: .seconds(200))
        type([100: "1", 200: "11", 300: "111", 400: "1111"], into: screen)
        #expect(recorder.timeline == [400: "confirmFailure"])
    }

    @Test("an error more than once")
    func errorTwice() {
        let screen = screen(confirm: [0: Self.confirmFailure])
        let recorder = Recorder(screen.errors, at: .seconds(200))
        type([100: "1", 200: "11", 300: "111", 400: "1111", 700: "2222"], into: screen)
        #expect(recorder.timeline == [400: "confirmFailure", 700: "confirmFailure"])
    }

    @Test("isLoading at success")
    func isLoading() {
        let screen = screen(confirm: [0: .completion(.finished)])
        let recorder = Recorder(screen.isLoading, at: .seconds(200))
        type([100: "1", 200: "11", 300: "111", 400: "1111"], into: screen)
        #expect(recorder.timeline == [200: false, 400: true, 400: false])
    }

    @Test("the timer runs automatically")
    func timerAutomatically() {
        let screen = screen()
        let recorder = Recorder(screen.newCodeTimer)
        type([:], into: screen)
        #expect(recorder.timeline == [1: 2, 2: 1, 3: 0])
    }

    @Test("the timer runs after a resend")
    func timerAfterResend() {
        let screen = screen(login: [0: .value("token")])
        let recorder = Recorder(screen.newCodeTimer, at: .seconds(200))
        let taps = stage.clock.hot([600: ()], in: stage.kernel).sink { screen.getNewCode.send() }
        type([:], into: screen)
        #expect(recorder.timeline == [200: 0, 601: 2, 602: 1, 603: 0])
        taps.cancel()
    }

    @Test("the timer is active until it has run out")
    func timerIsActive() {
        let screen = screen()
        let recorder = Recorder(screen.codeTimerIsActive)
        type([:], into: screen)
        #expect(recorder.timeline == [0: true, 3: false])
    }

    @Test("a valid code while a countdown runs leaves one countdown")
    func oneCountdown() {
        let screen = screen()
        let recorder = Recorder(screen.newCodeTimer)
        type([2: "1111"], into: screen)
        // The code was scheduled before the tick of second 2, so that tick is replaced too.
        #expect(recorder.timeline == [1: 2, 3: 2, 4: 1, 5: 0])
    }

    @Test("the phone screen loads from the eleventh digit until the answer")
    func loginIsLoading() {
        let service = service(login: [30: .value("test_token")])
        let screen = LoginViewModel(service, in: stage.kernel)
        let recorder = Recorder(screen.isLoading)
        dial("79153051653", into: screen)
        #expect(recorder.timeline == [0: false, 320: true, 350: false])
    }

    @Test("the phone screen hands over token and phone")
    func loginToken() {
        let service = service(login: [0: .value("test_token")])
        let screen = LoginViewModel(service, in: stage.kernel)
        let recorder = Recorder(screen.didGetToken)
        dial("79153051653", into: screen)
        #expect(recorder.timeline == [320: LoginViewModel.Token(token: "test_token", phone: "79153051653")])
    }

    private func service(
        confirm: Timeline<Event<AuthResult, CodeError>> = [:],
        login: Timeline<Event<String, CodeError>> = [:]
    ) -> CodeService {
        let (clock, kernel) = (stage.clock, stage.kernel)
        return CodeService(
            confirm: { _ in clock.cold(events: confirm, in: kernel) },
            login: { _ in clock.cold(events: login, in: kernel) }
        )
    }

    private func screen(
        confirm: Timeline<Event<AuthResult, CodeError>> = [:],
        login: Timeline<Event<String, CodeError>> = [:]
    ) -> CodeViewModel {
        CodeViewModel(service(confirm: confirm, login: login), in: stage.kernel)
    }

    private func type(_ code: Timeline<String>, into screen: CodeViewModel) {
        let typing = stage.clock.hot(code, in: stage.kernel).sink { screen.code.send($0) }
        stage.clock.advance(to: .seconds(1_000))
        typing.cancel()
    }

    /// The i-th digit comes at 100 + 20·i.
    private func dial(_ phone: String, into screen: LoginViewModel) {
        let digits = (1...phone.count).map { Timed(.seconds(100 + 20 * $0), String(phone.prefix($0))) }
        let dialing = stage.clock.hot(Timeline(digits), in: stage.kernel).sink { screen.phone.send($0) }
        stage.clock.advance(to: .seconds(1_000))
        dialing.cancel()
    }
}
