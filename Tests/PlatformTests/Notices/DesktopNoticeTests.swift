import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("notices on the desktop", .timeLimit(.minutes(2)))
struct DesktopNoticeTests {
    private let folder = TemporaryFolder()

    private func notices(_ runner: any ProcessRunner) -> NotifySend { NotifySend(runner: runner, program: "tessera") }

    private func program(_ name: String, _ script: String) throws {
        try SystemFiles().write(Array("#!/bin/sh\n\(script)\n".utf8), to: folder(name))
        chmod(folder(name), 0o700)
    }

    private var runner: SystemProcessRunner {
        SystemProcessRunner(
            FixedEnvironment(["PATH": "\(folder.path):/usr/bin:/bin"]), time: SystemContinuousTime())
    }

    @Test("notify-send keeps the rules of notices")
    func real() async throws {
        mkfifo(folder("gestures"), 0o600)
        try program("notify-send", "echo 7; read key < \(folder("gestures")); [ -z \"$key\" ] || echo \"$key\"")
        let violations = await NoticeConformance.violations(of: notices(runner)) { [runner, folder] gesture in
            let key = if case .choose(let key) = gesture { key } else { "" }
            // Opening a named pipe waits for who reads it.
            _ = try? await runner.run(ProcessRequest("sh", ["-c", "echo '\(key)' > \(folder("gestures"))"]))
        }
        #expect(violations == [])
    }

    @Test("the desktop of a test keeps the rules of notices")
    func scripted() async {
        let desktop = ScriptedNotices()
        let violations = await NoticeConformance.violations(of: desktop) { gesture in
            _ = await desktop.next()
            desktop.answer(if: gesture)
        }
        #expect(violations == [])
        #expect(desktop.shown == [])
        let refusing = ScriptedNotices(refusal: NoticeError(reason: "no desktop"))
        let violationsWhenRefused = await NoticeConformance.violations(ofUnavailable: refusing)
        #expect(violationsWhenRefused == [])
    }

    @Test("a machine without a desktop says why nothing can be shown")
    func unavailable() async {
        let rows: [([String: ScriptedProgram], String)] = [
            ([:], "there is no program `notify-send`; install it, or see what PATH holds"),
            (["notify-send": .answers(errors: "Cannot autolaunch D-Bus\n", code: 1)], "Cannot autolaunch D-Bus"),
        ]
        for (programs, reason) in rows {
            let notices = notices(ScriptedProcessRunner(programs))
            let violations = await NoticeConformance.violations(ofUnavailable: notices)
            #expect(violations == [])
            await #expect(throws: NoticeError(reason: reason)) { try await notices.show(Notice("x")) }
        }
    }

    @Test("what a person sees is what was said, also when it begins with a hyphen")
    func words() async throws {
        let runner = ScriptedProcessRunner(["notify-send": .answers(output: "7\nyes\n")])
        let notice = Notice("--help", body: "b", urgency: .low, actions: [Notice.Action("yes", "Yes = now")])
        #expect(try await notices(runner).show(notice) == .chosen("yes"))
        #expect(try await notices(runner).show(Notice("plain")) == .none)
        #expect(
            runner.requests.map(\.arguments) == [
                [
                    "--app-name=tessera", "--urgency=low", "--print-id", "--action=yes=Yes = now", "--", "--help", "b",
                ], ["--app-name=tessera", "--urgency=normal", "--", "plain", ""],
            ])
    }

    @Test("an answer that nobody offered is none")
    func unknownKey() async throws {
        for output in ["7\nother\n", "7\n\n", "7\n", ""] {
            let notices = notices(ScriptedProcessRunner(["notify-send": .answers(output: output)]))
            #expect(try await notices.show(Notice("x", actions: [Notice.Action("yes", "Yes")])) == .none)
        }
    }

    @Test("a cancelled notice is taken down by its number")
    func cancelled() async throws {
        let (started, starting) = AsyncStream.makeStream(of: Void.self)
        let runner = ScriptedProcessRunner([
            "notify-send": ScriptedProgram { process in
                process.say("42\n")
                starting.yield()
                for await _ in AsyncStream<Void>.makeStream().stream {}
                throw CancellationError()
            }, "gdbus": .answers(output: "()\n"),
        ])
        let notices = notices(runner)
        let showing = Task { try await notices.show(Notice("call", actions: [Notice.Action("a", "A")])) }
        for await _ in started { break }
        showing.cancel()
        await #expect(throws: CancellationError.self) { try await showing.value }
        #expect(runner.requests.last?.arguments.suffix(2) == ["org.freedesktop.Notifications.CloseNotification", "42"])
    }
}

extension ScriptedNotices {
    fileprivate func answer(if gesture: NoticeConformance.Gesture) {
        if case .choose(let key) = gesture { answer(.chosen(key)) } else { answer(.none) }
    }
}
