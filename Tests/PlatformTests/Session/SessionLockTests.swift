import LocalizationKit
import PlatformInterface
import PlatformTesting
import Synchronization
import Testing

@testable import Platform

@Suite("the lock of the session", .timeLimit(.minutes(2)))
struct SessionLockTests {
    /// A gdbus that answers for a logind of our own; `emit` has what the monitor prints.
    private final class Logind: Sendable {
        let isLocked = Mutex(false)
        let monitors = Mutex<[ScriptedProcess]>([])

        var gdbus: ScriptedProgram {
            ScriptedProgram { [self] process in
                let words = process.request.arguments
                if words[0] == "monitor" { return try await self.monitor(process) }
                process.say(answer(words) + "\n")
                return .exited(0)
            }
        }

        private func answer(_ words: [String]) -> String {
            let session = "(objectpath '/org/freedesktop/login1/session/_32',)"
            let property = "(<\(isLocked.withLock { $0 })>,)"
            switch Array(words.suffix(2)) {
            case ["org.freedesktop.login1.Session", "LockedHint"]: return property
            case ["org.freedesktop.login1.Manager.GetSession", "2"]: return session
            default: return words.suffix(2)[words.count - 2].hasSuffix("GetSessionByPID") ? session : "?"
            }
        }

        private func monitor(_ process: ScriptedProcess) async throws -> ProcessResult.Ending {
            monitors.withLock { $0.append(process) }
            process.say("Monitoring signals on object /org/freedesktop/login1/session/_32 owned by :1.1\n")
            process.say("The name org.freedesktop.login1 is owned by :1.1\n")
            for await _ in AsyncStream<Void>.makeStream().stream {}
            throw CancellationError()
        }

        func set(_ locked: Bool) {
            isLocked.withLock { $0 = locked }
            let signal = "/org/freedesktop/login1/session/_32: org.freedesktop.DBus.Properties.PropertiesChanged "
            for process in monitors.withLock({ $0 }) {
                process.say("\(signal)('org.freedesktop.login1.Session', {'IdleHint': <false>}, @as [])\n")
                process.say("\(signal)('org.freedesktop.login1.Session', {'LockedHint': <\(locked)>}, @as [])\n")
            }
        }
    }

    private func lock(_ programs: [String: ScriptedProgram], _ variables: [String: String] = [:]) -> LogindSessionLock {
        LogindSessionLock(
            runner: ScriptedProcessRunner(programs), environment: FixedEnvironment(variables), isPresent: { true })
    }

    @Test("the lock of logind keeps the rules of locks")
    func logind() async {
        for variables in [[:], ["XDG_SESSION_ID": "2"]] {
            let logind = Logind()
            let violations = await SessionConformance.violations(of: lock(["gdbus": logind.gdbus], variables)) {
                logind.set($0)
            }
            #expect(violations == [])
        }
    }

    @Test(
        "the lock of a logind on a real bus keeps the rules of locks",
        .enabled("needs dbus-daemon, gdbus and python3-dbus") { await LogindBus.isPossible() })
    func realBus() async throws {
        let folder = TemporaryFolder()
        let bus = try await LogindBus(in: folder)
        let runner = SystemProcessRunner(bus.environment, time: UnhurriedTime())
        let lock = LogindSessionLock(runner: runner, environment: bus.environment, isPresent: { true })
        let violations = await SessionConformance.violations(of: lock) { await bus.set($0) }
        #expect(violations == [])
    }

    @Test("the lock of a test keeps the rules of locks")
    func scripted() async {
        let lock = ScriptedSessionLock()
        let violations = await SessionConformance.violations(of: lock) { lock.set($0 ? .locked : .unlocked) }
        #expect(violations == [])
    }

    private func reason(of state: SessionState) -> String {
        if case .unavailable(let reason) = state { reason.description } else { "\(state)" }
    }

    @Test("where nobody knows of sessions, the lock says so and ends")
    func unavailable() async {
        let noBus = "Error connecting: Could not connect: No such file or directory\n"
        let rows: [([String: ScriptedProgram], String)] = [
            ([:], "there is no program `gdbus`; install it, or see what PATH holds"),
            (["gdbus": .answers(errors: noBus, code: 1)], String(noBus.dropLast())),
            (["gdbus": .answers(output: "()\n")], "expected a session from logind, found `()`"),
            (["gdbus": .answers(errors: "a\nb\n", code: 1)], "a\\nb"),
        ]
        for (programs, reason) in rows {
            let lock = lock(programs)
            var states = [await lock.state()]
            for await state in lock.states() { states.append(state) }
            #expect(states.map(self.reason) == [reason, reason])
        }
    }

    @Test("a machine without logind is known by itself, and no program is started to ask")
    func absent() async {
        let runner = ScriptedProcessRunner(["gdbus": .answers(output: "(<true>,)")])
        let lock = LogindSessionLock(runner: runner, environment: FixedEnvironment(), isPresent: { false })
        #expect(reason(of: await lock.state()) == "there is no logind on this machine")
        var states = lock.states().makeAsyncIterator()
        #expect(await states.next().map(reason) == "there is no logind on this machine")
        #expect(runner.requests.isEmpty)
    }

    @Test("a bus that never answers is given up after two seconds")
    func silent() async {
        let time = VirtualTime()
        let runner = ScriptedProcessRunner(["gdbus": .runsOn()], time: time)
        let lock = LogindSessionLock(runner: runner, environment: FixedEnvironment(), isPresent: { true })
        let state = Task { await lock.state() }
        await time.waitForSleepers(1)
        time.advance(by: .seconds(2))
        #expect(reason(of: await state.value) == "`gdbus` took longer than 2.0 seconds and was ended")
    }

    @Test("when the bus goes away, nobody knows any more")
    func lostBus() async {
        let logind = Logind()
        var states = lock(["gdbus": logind.gdbus]).states().makeAsyncIterator()
        #expect(await states.next() == .unlocked)
        for monitor in logind.monitors.withLock({ $0 }) { monitor.terminate() }
        #expect(await states.next().map(reason) == "the connection to the system bus ended")
        #expect(await states.next() == nil)
    }

    @Test("the real system answers within its patience, whatever it is")
    func real() async {
        let environment = ProcessEnvironment()
        let runner = SystemProcessRunner(environment, time: SystemContinuousTime())
        let lock = LogindSessionLock(runner: runner, environment: environment)
        var states = lock.states().makeAsyncIterator()
        #expect(await states.next() != nil)
    }
}
