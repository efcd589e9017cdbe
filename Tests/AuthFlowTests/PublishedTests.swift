import AuthFlowInterface
import LocalizationKit
import PhoneNumbersInterface
import StateKit
import StateKitTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("the published tests of the screens, with their times and values")
struct PublishedTests {
    private let world: CodeWorld
    private let failure = AuthError.refused("confirmFailure")

    init() throws {
        world = try CodeWorld()
    }

    @Test("didAuthorize at success")
    func success() throws {
        let recorder = Recorder(world.model.didAuthorize, at: .seconds(200))
        world.type()
        world.run()
        #expect(recorder.timeline == [400: .success(SampleAuth.session())])
    }

    @Test("needPersonalData is told as it comes")
    func personalData() throws {
        let session = SampleAuth.session()
        world.onConfirm = { _ in .success(.needPersonalData(session)) }
        let recorder = Recorder(world.model.didAuthorize, at: .seconds(200))
        world.type()
        world.run()
        #expect(recorder.timeline == [400: .needPersonalData(session)])
    }

    @Test("error at failure")
    func error() {
        world.onConfirm = { _ in .failure(failure) }
        let recorder = Recorder(world.model.errors, at: .seconds(200))
        world.type()
        world.run()
        #expect(recorder.timeline == [400: failure])
    }

    @Test("error more than once")
    func errors() {
        world.onConfirm = { _ in .failure(failure) }
        let recorder = Recorder(world.model.errors, at: .seconds(200))
        world.type()
        world.type([700: "2222"])
        world.run()
        #expect(recorder.timeline == [400: failure, 700: failure])
    }

    @Test("isLoading when the confirmation completes empty")
    func loading() {
        world.onConfirm = { _ in nil }
        let recorder = Recorder(world.model.isLoading, at: .seconds(200))
        world.type()
        world.run()
        #expect(recorder.timeline == [200: false, 400: true, 400: false])
    }

    @Test("the timer runs by itself; O14: it shows the whole time from the first moment on")
    func timer() {
        let recorder = Recorder(world.model.newCodeTimer, at: .zero)
        world.run()
        #expect(recorder.timeline == [0: 3, 1: 2, 2: 1, 3: 0])
    }

    @Test("the timer after a resend")
    func timerAfterResend() {
        let recorder = Recorder(world.model.newCodeTimer, at: .seconds(200))
        world.at(600) { $0.getNewCode.send() }
        world.run()
        #expect(recorder.timeline == [200: 0, 600: 3, 601: 2, 602: 1, 603: 0])
    }

    @Test("codeTimerIsActive")
    func timerIsActive() {
        let recorder = Recorder(world.model.codeTimerIsActive, at: .zero)
        world.run()
        #expect(recorder.timeline == [0: true, 3: false])
    }

    @Test("the phone screen: isLoading while the code is asked for, from the eleventh digit on")
    func phoneLoading() throws {
        let screen = try phoneScreen(answeringAfter: 30)
        let recorder = Recorder(screen.isLoading, at: .zero)
        type(screen)
        world.run()
        #expect(recorder.timeline == [0: false, 320: true, 350: false])
    }

    @Test("the phone screen: the token and the number, as soon as both are there")
    func phoneToken() throws {
        let screen = try phoneScreen(answeringAfter: 0)
        let recorder = Recorder(screen.didRequestCode, at: .zero)
        type(screen)
        world.run()
        #expect(recorder.timeline.entries.map(\.time) == [.seconds(320)])
        #expect(recorder.values.map(\.challenge.id) == [SampleAuth.challenge("test_token").id])
        #expect(recorder.values.map(\.challenge.phone) == ["+79153051653"])
    }

    private func phoneScreen(answeringAfter delay: Int) throws -> PhoneViewModel {
        let (kernel, russia) = (world.kernel, try #require(Country(region: "RU")))
        let challenge = SampleAuth.challenge("test_token")
        return PhoneViewModel(
            PhoneModel(russia, sendsAtFullLength: true), patience: .seconds(1000), in: kernel
        ) { phone in
            var challenge = challenge
            challenge.phone = phone.e164
            return kernel.just(challenge).delay(for: .seconds(delay)).setFailureType(to: AuthError.self)
        }
    }

    /// The i-th digit at 100 + 20·i.
    private func type(_ screen: PhoneViewModel) {
        for count in 1...11 {
            world.at(100 + 20 * count) { _ in screen.phone.send(String("79153051653".prefix(count))) }
        }
    }
}
