import AuthFlowInterface
import LocalizationKit
import StateKit
import StateKitTesting
import Testing

@testable import AuthFlow

@MainActor
@Suite("the screen for name and address")
struct PersonalDataTests {
    @Test(
        "a name is needed; an address is optional and has its shape",
        arguments: [
            (" Ada ", "", []), ("", "", [.noName]), ("  ", "ada@example.org", [.noName]),
            ("Ада Лавлейс", "ada.l+x@mail.example.org", []), ("Ada\u{07}", "", [.unprintableName]),
            (String(repeating: "a", count: 100), "", []), (String(repeating: "a", count: 101), "", [.longName]),
            ("Ada", "ada", [.invalidEmail]), ("Ada", "@example.org", [.invalidEmail]),
            ("Ada", "ada@example", [.invalidEmail]), ("Ada", "a@b@example.org", [.invalidEmail]),
            ("Ada", "ada@example..org", [.invalidEmail]), ("Ada", "a da@example.org", [.invalidEmail]),
            ("Ada", ".ada@example.org", [.invalidEmail]),
            ("Ada", String(repeating: "a", count: 64) + "@example.org", []),
            ("Ada", String(repeating: "a", count: 65) + "@example.org", [.invalidEmail]),
            ("", "ada", [.noName, .invalidEmail]),
        ] as [(String, String, [PersonalDataProblem])])
    func validation(_ name: String, _ email: String, _ problems: [PersonalDataProblem]) {
        #expect(PersonalData(name: name, email: email).problems == problems)
    }

    @Test(
        "nothing is sent with a problem, each goes with an edit of its field, and what is sent has no blanks around it")
    func submit() throws {
        let kernel = Kernel(scheduler: TestScheduler())
        var sent: [PersonalData] = []
        let person = Person(phone: SampleAuth.phone, data: PersonalData(name: "Ada"))
        let screen = PersonalDataViewModel(PersonalData(), in: kernel) { data in
            sent.append(data)
            return sent.count == 1
                ? kernel.fail(.unavailable("no route"), of: Person.self)
                : kernel.just(person).setFailureType(to: AuthError.self)
        }
        let models = Recorder(screen.model)
        let saved = Recorder(screen.didSave)
        screen.events.send(.email("ada"))
        screen.events.send(.submitted)
        #expect(models.values.last?.problems == [.noName, .invalidEmail])
        screen.events.send(.name(" Ada "))
        #expect(models.values.last?.problems == [.invalidEmail])
        screen.events.send(.email(""))
        screen.events.send(.submitted)
        #expect(models.values.last?.error == .unavailable("no route"))
        #expect(models.values.last?.isLoading == false)
        screen.events.send(.submitted)
        screen.events.send(.submitted)
        #expect(sent == [PersonalData(name: "Ada"), PersonalData(name: "Ada")])
        #expect(saved.values == [person])
    }

    @Test("what the service finds wrong with a field is shown at that field")
    func refusal() {
        let kernel = Kernel(scheduler: TestScheduler())
        let screen = PersonalDataViewModel(PersonalData(name: "Ada", email: "a@example.org"), in: kernel) { _ in
            kernel.fail(.invalidData(.invalidEmail), of: Person.self)
        }
        let models = Recorder(screen.model)
        screen.events.send(.submitted)
        #expect(models.values.last?.problems == [.invalidEmail])
        #expect(models.values.last?.error == nil)
    }
}
