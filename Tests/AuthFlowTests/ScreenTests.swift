import AuthFlowInterface
import LocalizationKit
import PhoneNumbersInterface
import PlatformInterface
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import AuthFlow

@MainActor
@Suite("the screens as pictures")
struct ScreenTests {
    private func text(_ view: some View, width: Int, height: Int, _ language: Language = .english) -> String {
        let snapshot = ViewSnapshot(
            view, width: width, height: height, environment: EnvironmentValues(language: language))
        #expect(snapshot.lint.isEmpty, "\(snapshot.lint)")
        return snapshot.text
    }

    private func phone(_ change: (inout PhoneModel) -> Void = { _ in }) throws -> PhoneScreen {
        var model = PhoneModel(try #require(Country(region: "RU")), text: "915305", sendsAtFullLength: true)
        change(&model)
        return PhoneScreen(model: model, actions: PhoneActions())
    }

    private func code(
        _ notice: LocalizedText? = nil, _ change: (inout CodeModel) -> Void = { _ in }
    ) -> CodeScreen {
        var challenge = SampleAuth.challenge(delay: .seconds(27))
        challenge.reference = "2"
        var model = CodeModel(SentCode(challenge, at: .zero), at: .zero)
        model.text = "12"
        change(&model)
        return CodeScreen(content: CodeContent(model: model, notice: notice), actions: CodeActions())
    }

    @Test("the number, wide")
    func phoneWide() throws {
        #expect(
            text(try phone(), width: 60, height: 9) == """
                A code will be sent to your phone. Whoever can read your
                messages can sign in with it.

                Country ‹ Russia +7 ›

                Phone 915 305

                [ Get the code ]  [ Skip ]
                """)
    }

    @Test("the number, narrow, with what is wrong")
    func phoneNarrow() throws {
        let picture = text(try phone { $0.problem = .tooShort(6, 10...10) }, width: 30, height: 14)
        #expect(picture.contains("Phone 915 305"))
        #expect(picture.contains("! "))
        #expect(picture.hasSuffix("[ Get the code ]  [ Skip ]"))
    }

    @Test("the code while the countdown runs")
    func codeWaiting() {
        #expect(
            text(code("development outbox: /x"), width: 60, height: 11) == """
                A code was sent to +7 915 305-16-53
                It is in message 2

                [1][2][ ][ ]

                No code? Another one can be sent in 0:27

                [ Another number ]

                development outbox: /x
                """)
    }

    @Test("the code when another may be asked for, refused, and narrow")
    func codeRefused() {
        let refused = code {
            ($0.secondsLeft, $0.error) = (0, .wrongCode(attemptsLeft: 1))
        }
        #expect(
            text(refused, width: 24, height: 12) == """
                A code was sent to +7
                915 305-16-53
                It is in message 2

                [1][2][ ][ ]
                ! this is not the code;
                1 try is left

                [ Send again ]

                [ Another number ]
                """)
    }

    @Test("the code while it is checked: one loader, and nothing to press twice")
    func codeChecking() {
        let picture = text(code { $0.request = .confirmation("1234") }, width: 40, height: 9)
        #expect(picture.contains("⠋ Checking"))
        #expect(!picture.contains("0:27") && !picture.contains("Send again"))
    }

    @Test("name and address with what is wrong")
    func personalData() {
        let model = PersonalDataModel(
            data: PersonalData(name: "", email: "ada"), problems: [.noName, .invalidEmail],
            error: .unavailable("no route"))
        #expect(
            text(PersonalDataScreen(model: model, actions: PersonalDataActions()), width: 60, height: 12) == """
                How may we call you?

                Name
                ! a name is needed

                E-mail ada
                ! this is no e-mail address; one looks like name@example.org

                the sign-in service cannot be reached: no route

                [ Save ]  [ Later ]
                """)
    }

    @Test("the profile with its devices, and that of nobody")
    func profile() {
        let day = WallTime(seconds: 1_767_225_600)
        let model = ProfileModel(
            identity: SampleAuth.session().identity,
            person: Person(phone: SampleAuth.phone, data: PersonalData(name: "Ada", email: "ada@example.org")),
            sessions: [
                DeviceSession(id: "1", device: "engine", created: day, lastUsed: day, isCurrent: true),
                DeviceSession(id: "2", device: "", created: day, lastUsed: day, isCurrent: false),
            ])
        #expect(
            text(ProfileScreen(model: model, actions: ProfileActions()), width: 60, height: 14) == """
                Ada
                ada@example.org
                +7 915 305-16-53

                [ Edit ]  [ Change number ]

                Devices
                engine, this one
                unknown device, last used 2026-01-01  [ End ]

                [ Set a PIN ]

                [ Sign out ]  [ Delete account ]
                """)
        var locking = ProfileModel(identity: SampleAuth.session().identity)
        locking.hasPIN = true
        #expect(
            text(ProfileScreen(model: locking, actions: ProfileActions()), width: 60, height: 12)
                .contains("[ Lock ]  [ Remove the PIN ]"))
        #expect(
            text(ProfileScreen(model: ProfileModel(), actions: ProfileActions()), width: 30, height: 4) == """
                Nobody is signed in

                [ Sign in ]
                """)
    }

    @Test("a PIN is typed twice, or once, and only its length is shown")
    func pin() {
        var model = PINModel(purpose: .create, text: "0042")
        #expect(
            text(PINScreen(model: model, actions: PINActions()), width: 60, height: 6) == """
                A new PIN for this device, from 4 to 12 digits

                PIN ••••

                [ Go on ]  [ I have forgotten it ]
                """)
        model.first = "0042"
        #expect(
            text(PINScreen(model: model, actions: PINActions()), width: 60, height: 6).contains("The same PIN again"))
        let wrong = PINModel(purpose: .unlock, error: .wrong(.seconds(30)))
        #expect(
            text(PINScreen(model: wrong, actions: PINActions()), width: 60, height: 8)
                .contains("! this is not the PIN; the next try is in 30 seconds"))
    }

    @Test("in Russian the screens are Russian")
    func russian() throws {
        let picture = text(code { $0.error = .wrongCode(attemptsLeft: 3) }, width: 60, height: 9, .russian)
        #expect(picture.contains("код введён неверно; осталось 3 попытки"))
        #expect(picture.contains("Не пришёл код? Повторный запрос через 0:27"))
        #expect(try text(phone(), width: 60, height: 9, .russian).contains("[ Получить код ]  [ Пропустить ]"))
    }

    @Test("in the linear mode the code is one question, and the countdown is not told every second")
    func linear() {
        var seconds = 27
        let harness = Harness(width: 60, height: 12) {
            code { $0.secondsLeft = seconds }
        }
        let linear = harness.linear
        #expect(linear.transcript.contains("A code was sent to +7 915 305-16-53"))
        #expect(linear.transcript.contains("Code"))
        let before = linear.transcript.count
        seconds = 26
        harness.update()
        linear.advance(by: .seconds(1))
        #expect(linear.transcript.count - before < 80)
    }
}
