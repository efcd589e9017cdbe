import AuthFlowInterface
import LocalizationKit
import PhoneNumbersInterface
import StateKit
import StateKitTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("the phone screen")
struct PhoneScreenTests {
    private let scheduler = TestScheduler()
    private let kernel: Kernel

    init() {
        kernel = Kernel(scheduler: scheduler)
    }

    private final class Service {
        var asked: [String] = []
        var failure: AuthError?
    }

    private func screen(
        _ region: String = "RU", _ service: Service, sendsAtFullLength: Bool = false
    ) throws -> PhoneViewModel {
        let country = try #require(Country(region: region))
        let challenge = SampleAuth.challenge("c", delay: .seconds(60), lifetime: .seconds(300))
        return PhoneViewModel(PhoneModel(country, sendsAtFullLength: sendsAtFullLength), in: kernel) { [kernel] phone in
            service.asked.append(phone.e164)
            if let failure = service.failure { return kernel.fail(failure, of: AuthChallenge.self) }
            var sent = challenge
            sent.phone = phone.e164
            return kernel.just(sent).setFailureType(to: AuthError.self)
        }
    }

    @Test(
        "a number is grouped as it is typed, in the digits of any script, and pasted ones too",
        arguments: [
            ("RU", "8915305", "8 915 305"), ("RU", "+79153051653", "+7 915 305-16-53"),
            ("RU", "٨٩١٥٣٠٥", "8 915 305"), ("RU", " (915) 305-16 ", "915 305-16"), ("GB", "+4474abc00", "+44 7400"),
        ])
    func grouping(_ region: String, _ typed: String, _ shown: String) throws {
        let screen = try screen(region, Service())
        let models = Recorder(screen.model)
        screen.phone.send(typed)
        #expect(models.values.last?.text == shown)
    }

    @Test("what is wrong with a number is said when it is to be sent, and goes with the next edit")
    func problems() throws {
        let service = Service()
        let screen = try screen("RU", service)
        let models = Recorder(screen.model)
        screen.submit.send()
        #expect(models.values.last?.problem == .empty)
        screen.phone.send("915")
        #expect(models.values.last?.problem == nil)
        screen.submit.send()
        #expect(models.values.last?.problem == .tooShort(3, 10...10))
        #expect(service.asked.isEmpty)
    }

    @Test("7: whoever comes back to a number finds its code, and no second message goes out; 16: another one does")
    func comesBack() throws {
        let service = Service()
        let screen = try screen("RU", service)
        let opened = Recorder(screen.didRequestCode)
        screen.phone.send("9153051653")
        screen.submit.send()
        scheduler.advance(by: .seconds(10))
        screen.submit.send()
        screen.phone.send("9153051654")
        screen.submit.send()
        #expect(service.asked == ["+79153051653", "+79153051654"])
        #expect(opened.values.map(\.resendDeadline) == [.seconds(60), .seconds(60), .seconds(70)])
        scheduler.advance(to: .seconds(300))
        screen.phone.send("9153051653")
        screen.submit.send()
        #expect(service.asked.count == 3)
    }

    @Test("a code that was sent again from the code screen is the one that is found")
    func replaced() throws {
        let screen = try screen("RU", Service())
        let opened = Recorder(screen.didRequestCode)
        screen.phone.send("9153051653")
        screen.submit.send()
        let next = SampleAuth.challenge("next", delay: .seconds(60))
        screen.replaced.send(SentCode(next, at: .seconds(100)))
        screen.submit.send()
        #expect(opened.values.last?.challenge.id == next.id)
    }

    @Test("an error of the service is shown until the next edit, and another press asks again")
    func failure() throws {
        let service = Service()
        service.failure = .cooldown(.seconds(30))
        let screen = try screen("RU", service)
        let errors = Recorder(screen.model.publisher.map(\.error).removeDuplicates())
        screen.phone.send("9153051653")
        screen.submit.send()
        screen.submit.send()
        screen.phone.send("915305165")
        #expect(service.asked.count == 2)
        #expect(errors.values == [nil, .cooldown(.seconds(30)), nil, .cooldown(.seconds(30)), nil])
    }

    @Test("a number is sent by itself only when it can get no longer, and never by deleting")
    func sendsByItself() throws {
        let service = Service()
        let screen = try screen("RU", service, sendsAtFullLength: true)
        for count in 1...9 { screen.phone.send(String("9153051653".prefix(count))) }
        #expect(service.asked.isEmpty)
        screen.phone.send("9153051653")
        #expect(service.asked == ["+79153051653"])
        screen.phone.send("91530516530")
        screen.phone.send("9153051654")
        #expect(service.asked.count == 1)
        let germany = try self.screen("DE", service, sendsAtFullLength: true)
        germany.phone.send("+49 30 123456")
        #expect(service.asked.count == 1)
    }
}
