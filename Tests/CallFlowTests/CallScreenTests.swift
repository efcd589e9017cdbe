import CallFlowInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import StateKit
import StateKitTesting
import StorageTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import CallFlow

@MainActor @Suite("the screens of calls")
struct CallScreenTests {
    private func text(
        _ view: some View, width: Int = 72, height: Int, _ language: Language = .english
    ) -> String {
        ViewSnapshot(view, width: width, height: height, environment: EnvironmentValues(language: language)).text
    }

    private var talking: CallsDisplay {
        var call = Call.simulated(1, .outgoing, "Bob")
        (call.state, call.isMuted) = (.connected, true)
        let missed = CallRecord(.simulated(2, .incoming), start: 0, reason: .callerGaveUp)
        let past = CallRecord(.simulated(3, .outgoing, "Eve"), start: 0, talk: 83, reason: .remoteEnded)
        return CallsDisplay(
            lines: [CallsDisplay.Line(call: call, seconds: 67)], history: [missed, past], isSimulated: true)
    }

    @Test("a call with its time and what can be done to it, above the calls that were")
    func wide() {
        #expect(
            text(CallsScreen(display: talking, actions: .none), width: 82, height: 11) == """
                Number a number or a SIP address                                          [ Call ]
                [simulated]  [ Simulate an incoming call ]  [ ] Do not disturb
                Emergency calls are not supported.

                Bob connected 1:07 [simulated]
                [ Hang up ] [x] Mute [ ] Hold [ Keypad ]
                ──────────────────────────────────────────────────────────────────────────────────
                ← +79991234567 [simulated] the caller gave up [ Call back ] [ Forget ] [ Block ]
                → Eve 1:23 [simulated] the other end hung up [ Call back ] [ Forget ]
                """)
    }

    @Test("who hears the screen is told which calls came in and which went out")
    func directions() {
        for (language, words) in [
            (Language.english, ["incoming", "outgoing"]), (.russian, ["входящий", "исходящий"]),
        ] {
            let screen = Harness(width: 82, height: 11, environment: EnvironmentValues(language: language)) {
                CallsScreen(display: talking, actions: .none)
            }
            let labels = screen.nodes.flatMap(\.flattened).map(\.label)
            #expect(labels.filter(words.contains) == words)
            #expect(!labels.contains("←") && !labels.contains("→"))
        }
    }

    @Test("the same where there is little room, in Russian")
    func narrow() {
        #expect(
            text(CallsScreen(display: talking, actions: .none), width: 40, height: 14, .russian) == """
                Номер номер или адрес SIP  [ Позвонить ]
                [имитация]
                [ Симулировать входящий звонок ]
                [ ] Не беспокоить
                Экстренные вызовы не поддерживаются.

                Bob разговор 1:07 [имитация]
                [ Завершить ] [x] Без звука
                [ ] Удержание [ Клавиши ]
                ────────────────────────────────────────
                ← +79991234567 [имитация]              ┃
                звонивший не дождался [ Перезвонить ]  ┃
                [ Забыть ] [ Заблокировать ]           │
                → Eve 1:23 [имитация]                  │
                """)
    }

    /// The calls in the app that a person sees.
    @MainActor private final class Stage {
        let bench = CallBench()
        let app: NavigationHarness
        let screen: Harness
        let presenter: CallsPresenter
        private let watching: AnyCancellable

        init(otherTab order: Int = 100, knowing contacts: [Contact] = []) async throws {
            let (bench, store) = (bench, MemoryKeyValueStore())
            let history = StoredCallHistory(store, log: MemoryLogger())
            let stored = StoredContacts(store, CallProfile())
            _ = try await stored.add(contacts)
            let kernel = Kernel(scheduler: bench.scheduler)
            let presenter = CallsPresenter(bench.centre, history, updates: history.updates(), stored, in: kernel)
            let other = NavigationTab(id: "other", title: "Other", symbol: "o", order: order) {
                FakeFlow<Never>.unit("other", in: $0).start()
            }
            let app = NavigationHarness(
                tabs: [CallsCoordinator.tab { _ in presenter }, other],
                routes: [try CallsCoordinator.route { bench.centre }])
            watching = try CallSheetCoordinator.overlay { _ in presenter }.attach(app.scope)
            screen = Harness(width: 60, height: 20) {
                NavigationView(app.navigation.state, app.navigation.system) { $1 }
            }
            (self.app, self.presenter) = (app, presenter)
        }

        func settle() {
            app.settle()
            screen.update()
        }
    }

    @Test("the sheet stands above any tab; typing never answers, Alt+A does, and the sheet goes")
    func overlay() async throws {
        let stage = try await Stage()
        stage.bench.push(.u1, from: "Neo")
        stage.settle()
        #expect(stage.screen.text.contains("Incoming call"))
        stage.screen.type("aadd")
        #expect(stage.bench.engine.commands.isEmpty)
        stage.screen.press(.character("a"), .alt)
        #expect(stage.bench.engine.commands == [.answer(.u1)])
        stage.settle()
        #expect(!stage.screen.text.contains("Incoming call"))
        stage.bench.push(.u2, from: "Trinity")
        stage.settle()
        stage.screen.press(.character("d"), .alt)
        #expect(stage.bench.engine.commands.last == .reject(.u2, isBusy: false))
    }

    @Test("Enter on the button that has the focus answers, and so does a click")
    func buttons() async throws {
        let stage = try await Stage()
        stage.bench.push(.u1)
        stage.settle()
        stage.screen.press(.enter)
        #expect(stage.bench.answered == [.u1])
        stage.bench.push(.u2)
        stage.settle()
        try stage.screen.click("Decline")
        #expect(stage.bench.engine.commands.last == .reject(.u2, isBusy: false))
    }

    @Test("a number that is typed is grouped, called with Enter, and seen as a call")
    func dialling() async throws {
        let stage = try await Stage(otherTab: 300)
        stage.settle()
        try stage.screen.click("Number")
        stage.screen.type("+79991234567")
        stage.settle()
        #expect(stage.screen.text.contains("+7 999 123-45-67"))
        stage.screen.press(.enter)
        stage.settle()
        #expect(stage.bench.dialled == ["+79991234567"])
        #expect(stage.screen.text.contains("Hang up"))
    }

    @Test("whoever has called is blocked in the history, heard no more, and let call again")
    func blocking() async throws {
        let stage = try await Stage(otherTab: 300)
        let call = Call(.u1, .incoming, CallParty("+79991234567"), engine: "test", isSimulated: false)
        let record = CallRecord(call, start: 0, reason: .callerGaveUp)
        let actions = CallsActions(stage.presenter)
        for isBlocked in [false, true] {
            let row = Harness(width: 100, height: 2) {
                PastCallRow(record: record, name: record.party.shown, isBlocked: isBlocked, actions: actions)
            }
            try row.click(isBlocked ? "Unblock" : "Block")
            #expect(stage.bench.model.preferences.blocked == (isBlocked ? [] : ["+79991234567"]))
            stage.bench.push(isBlocked ? .u3 : .u2, from: "+79991234567")
            #expect(stage.bench.model.calls.count == (isBlocked ? 1 : 0))
        }
        #expect(stage.bench.history.map(\.reason) == [.blocked])
    }

    @Test("a call that has not ended is in progress, whether it rings or is answered")
    func unfinished() async throws {
        let stage = try await Stage()
        let call = Call(.u1, .outgoing, CallParty("+79991234567"), engine: "test", isSimulated: false)
        let row = Harness(width: 100, height: 2) {
            PastCallRow(
                record: CallRecord(call, start: 0, reason: nil), name: "Bob", isBlocked: false,
                actions: CallsActions(stage.presenter))
        }
        #expect(row.text.contains("Bob in progress"))
    }

    @Test("a link from outside shows whom it would call, and calls when the person wants it")
    func route() async throws {
        let stage = try await Stage()
        for isWanted in [false, true] {
            #expect(try stage.app.navigation.open("tessera://call/%2B79991234567") != .queued)
            stage.settle()
            #expect(stage.screen.text.contains("Call +79991234567?") && stage.screen.text.contains("A link asks"))
            #expect(stage.bench.dialled.isEmpty)
            if isWanted { stage.screen.press(.tab) }
            stage.screen.press(.enter)
            stage.settle()
            #expect(!stage.screen.text.contains("A link asks"))
        }
        #expect(stage.bench.dialled == ["+79991234567"])
    }

    @Test(
        "Enter, which somebody may just be typing, does not call for a link; links that come one after the other ask once"
    )
    func hastyLinks() async throws {
        let stage = try await Stage()
        for number in 0..<5 { _ = try stage.app.navigation.open("tessera://call/%2B7999123456\(number)") }
        stage.settle()
        #expect(stage.screen.text.contains("Call +79991234564?"))
        stage.screen.press(.enter)
        stage.settle()
        #expect(!stage.screen.text.contains("A link asks") && stage.bench.dialled.isEmpty)
    }

    @Test("a link with what is no number is not asked about: the field says what is wrong")
    func wrongLink() async throws {
        let stage = try await Stage()
        _ = try stage.app.navigation.open("tessera://call/bob")
        stage.settle()
        #expect(!stage.screen.text.contains("A link asks") && stage.bench.dialled.isEmpty)
        #expect(stage.bench.model.field == "bob" && stage.bench.model.fieldError != nil)
    }

    @Test("the simulated call of the original comes after three seconds, unless the person leaves")
    func simulated() async throws {
        let stage = try await Stage()
        stage.presenter.simulateIncoming()
        stage.bench.advance(by: .seconds(3))
        #expect(stage.bench.model.calls.map(\.party.handle) == ["Wake up, Neo"])
        stage.presenter.simulateIncoming()
        stage.presenter.leave()
        stage.bench.advance(by: .seconds(5))
        #expect(stage.bench.model.calls.count == 1)
    }

    @Test("the desktop is told; dismissing is no declining, and the notice goes with the ring")
    func notices() async throws {
        for (answer, command) in [
            (NoticeAnswer.chosen("answer"), EngineCommand.answer(.u1)),
            (.chosen("decline"), .reject(.u1, isBusy: false)),
        ] {
            let (bench, desktop) = (CallBench(), ScriptedNotices())
            let notices = CallNotices(bench.centre, desktop, language: .english)
            bench.centre.send(.pushed(IncomingPush(.u1, from: CallParty("x", name: "<b>Neo</b> & co"))))
            let shown = await desktop.next()
            #expect(shown?.body == "&lt;b&gt;Neo&lt;/b&gt; &amp; co")
            desktop.answer(answer)
            for _ in 0..<500_000 where bench.engine.commands.isEmpty { await Task.yield() }
            #expect(bench.engine.commands == [command])
            withExtendedLifetime(notices) {}
        }
    }

    private static let ann = Contact(
        id: "1", name: "Ann Lee",
        handles: [.init(text: "+79991234567", label: "cell"), .init(text: "sip:ann@example.org")])

    @Test("whom one knows is found by name and by digits while the number is typed, and called")
    func contacts() async throws {
        let stage = try await Stage(otherTab: 300, knowing: [Self.ann])
        stage.settle()
        #expect(!stage.screen.text.contains("Ann Lee"))
        try stage.screen.click("Number")
        stage.screen.type("le")
        stage.settle()
        #expect(stage.screen.text.contains("Ann Lee +79991234567 mobile"))
        #expect(stage.screen.text.contains("Ann Lee sip:ann@example.org"))
        stage.presenter.type("4567")
        stage.settle()
        #expect(stage.screen.text.contains("Ann Lee +79991234567 mobile"))
        #expect(!stage.screen.text.contains("sip:ann@example.org"))
        stage.presenter.type("")
        try stage.screen.click("Contacts")
        stage.settle()
        #expect(stage.screen.text.contains("Ann Lee sip:ann@example.org"))
        stage.presenter.call("+79991234567")
        stage.settle()
        #expect(stage.bench.dialled == ["+79991234567"])
        #expect(stage.screen.text.contains("Ann Lee calling"))
    }

    @Test("who calls is named as the person knows them, not as they name themselves")
    func known() async throws {
        let stage = try await Stage(knowing: [Self.ann])
        stage.bench.centre.send(
            .pushed(IncomingPush(.u1, from: CallParty("sip:+79991234567@provider.example", name: "Your bank"))))
        stage.settle()
        #expect(stage.screen.text.contains("Ann Lee") && !stage.screen.text.contains("Your bank"))
        #expect(stage.screen.text.contains("sip:+79991234567@provider.example"))
    }

    @Test("a call that was missed is told in the app, once; one that was answered or refused is not")
    func missed() async throws {
        let stage = try await Stage(knowing: [Self.ann])
        stage.bench.push(.u1, from: "+79991234567")
        stage.bench.push(.u1, kind: .cancelled)
        stage.bench.engine.report(.ended(.u1, .ended, detail: nil))
        stage.bench.push(.u2)
        stage.bench.centre.ask(.end(.u2))
        stage.bench.engine.report(.ended(.u2, .ended, detail: nil))
        stage.settle()
        #expect(stage.app.notices == ["missed call: Ann Lee"])
    }

    @Test("it is said of each account whether it is registered, and why not, until the engine is gone")
    func problems() async throws {
        let stage = try await Stage(otherTab: 300)
        stage.bench.engine.report(.account("ann@example.org", .failed("401 Unauthorized")))
        stage.bench.engine.report(.account("bob@example.org", .failed("503 Service Unavailable")))
        stage.settle()
        #expect(stage.screen.text.contains("ann@example.org cannot be reached: 401 Unauthorized"))
        stage.bench.engine.report(.account("ann@example.org", .registering))
        stage.settle()
        #expect(stage.screen.text.contains("ann@example.org is being registered…"))
        stage.bench.engine.report(.account("ann@example.org", .registered))
        stage.settle()
        #expect(stage.screen.text.contains("ann@example.org is registered") && stage.screen.text.contains("bob@"))
        stage.bench.engine.report(.lost(detail: nil))
        stage.settle()
        #expect(!stage.screen.text.contains("bob@"))
    }

    @Test("two calls can be joined where the engine can do it, and it is said where it cannot")
    func joining() {
        var calls = [Call.simulated(1, .outgoing, "Ann"), .simulated(2, .outgoing, "Bob")]
        for index in calls.indices { calls[index].state = .connected }
        calls[0].isHeld = true
        func screen() -> String {
            let lines = calls.map { CallsDisplay.Line(call: $0, seconds: nil) }
            return text(
                CallsScreen(display: CallsDisplay(lines: lines, joiners: joiners), actions: .none), width: 82,
                height: 14)
        }
        var joiners: Set<String> = ["sim"]
        #expect(screen().components(of: "[ Join ]") == 2 && !screen().contains("cannot be joined"))
        joiners = []
        #expect(!screen().contains("[ Join ]"))
        #expect(screen().components(of: "these calls cannot be joined") == 1)
        (joiners, calls[1].group) = (["sim"], calls[0].group)
        #expect(screen().components(of: "[ Separate ]") == 2 && screen().components(of: " joined") == 2)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
