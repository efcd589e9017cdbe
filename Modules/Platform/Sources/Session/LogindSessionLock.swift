import Glibc
import LocalizationKit
import PlatformInterface

/// The lock of the session by the word of logind, asked through `gdbus` of GLib.
///
/// `gdbus` subscribes to signals as any program may; `busctl monitor` needs the rights of an administrator on the
/// system bus.
struct LogindSessionLock: SessionLock {
    private static let service = "org.freedesktop.login1"
    private static let patience = Duration.seconds(2)

    let runner: any ProcessRunner
    let environment: any Environment
    /// Whether the machine has a logind at all: asking takes two programs, and a bar asks at each picture.
    var isPresent: @Sendable () -> Bool = { access("/run/systemd/seats", F_OK) == 0 }

    func state() async -> SessionState {
        do throws(Unavailable) {
            return try await state(of: try await session())
        } catch {
            return .unavailable(reason: error.reason)
        }
    }

    func states() -> AsyncStream<SessionState> {
        let (stream, continuation) = AsyncStream.makeStream(of: SessionState.self)
        let task = Task {
            do throws(Unavailable) {
                try await follow(try await session()) { continuation.yield($0) }
            } catch {
                continuation.yield(.unavailable(reason: error.reason))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// Tells the state at first and at each change, until the task is cancelled.
    private func follow(_ session: String, tell: (SessionState) -> Void) async throws(Unavailable) {
        let monitor = try await monitor(session)
        defer { monitor.terminate() }
        // The monitor listens when it says so, and only then is the present state asked for: nothing falls between.
        var last: SessionState?
        for await line in monitor.lines where line.hasPrefix("The name ") || line.contains("LockedHint") {
            let present = try await state(of: session)
            if present != last { tell(present) }
            last = present
        }
        guard !Task.isCancelled else { return }
        throw Unavailable(Strings.busEnded)
    }

    private func monitor(_ session: String) async throws(Unavailable) -> any RunningProcess {
        let words = ["monitor", "--system", "--dest", Self.service, "--object-path", session]
        do {
            return try await runner.start(ProcessRequest("gdbus", words))
        } catch {
            throw Unavailable("\(error)")
        }
    }
}

extension LogindSessionLock {
    /// Why nothing is known.
    private struct Unavailable: Error {
        let reason: LocalizedText

        init(_ reason: LocalizedText) { self.reason = reason }
    }

    private func state(of session: String) async throws(Unavailable) -> SessionState {
        let answer = try await call(
            session, "org.freedesktop.DBus.Properties.Get", "\(Self.service).Session", "LockedHint")
        switch answer {
        case "(<true>,)": return .locked
        case "(<false>,)": return .unlocked
        default: throw Unavailable(Strings.noLockedHint(answer: "\(answer)"))
        }
    }

    /// The object of the session that this process belongs to.
    private func session() async throws(Unavailable) -> String {
        guard isPresent() else { throw Unavailable(Strings.noLogind) }
        let manager = "/org/freedesktop/login1"
        let answer =
            if let id = environment.nonEmpty("XDG_SESSION_ID") {
                try await call(manager, "\(Self.service).Manager.GetSession", id)
            } else {
                try await call(manager, "\(Self.service).Manager.GetSessionByPID", "\(environment.processID)")
            }
        let parts = answer.split(separator: "'")
        guard parts.count == 3, parts[1].hasPrefix("/") else {
            throw Unavailable(Strings.noSession(answer: "\(answer)"))
        }
        return String(parts[1])
    }

    private func call(_ object: String, _ method: String, _ arguments: String...) async throws(Unavailable) -> String {
        let words = ["call", "--system", "--dest", Self.service, "--object-path", object, "--method", method]
        do {
            let request = ProcessRequest("gdbus", words + arguments, deadline: Self.patience, outputLimit: 65_536)
            let result = try await runner.run(request)
            if result.isSuccess { return result.text.withoutLineEnd }
            throw Unavailable(LocalizedText(result.errorText.withoutLineEnd.inOneLine))
        } catch let error as Unavailable {
            throw error
        } catch {
            throw Unavailable("\(error)")
        }
    }
}

extension String {
    /// The text without line feeds at its end.
    var withoutLineEnd: String {
        var text = self
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
