import FeatureKitTesting
import Glibc
import Synchronization
public import TextViewKitInterface

/// A whole program in a pseudo-terminal, with a terminal that shows what it writes and answers what it asks.
///
///     let program = try TerminalProgram(ChildProgram.beside("tessera"), ["catalogue"])
///     try await program.wait { $0.text.contains("catalogue") }
///     program.send("\u{11}")
///     #expect(try await program.end() == 0)
///
/// Waiting happens on threads of its own. The program is killed with the value, whatever happens.
public final class TerminalProgram: Sendable {
    private let terminal: PseudoTerminal
    private let identifier: pid_t
    private let state: Mutex<State>

    private struct State {
        var screen: TerminalScreen
        var status: Int32?
        var isHungUp = false
        /// How often in a row nothing came.
        var silence = 0

        /// Whether a real terminal would show what there is: half a frame is shown only if the rest stays away for a
        /// second, as after the death of a program.
        var isShown: Bool { !screen.isUpdating || silence >= 50 }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: the words after its name.
    ///   - environment: more than `PATH`, `TERM` of xterm with all colours, a UTF-8 locale and no Swift backtracer.
    ///   - size: the columns and rows of the terminal.
    ///   - answers: how the terminal answers questions.
    /// - Throws: ``TerminalProgramError`` when it cannot be started.
    public init(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
        size: Size = Size(width: 80, height: 24), answers: TerminalAnswers = .modern
    ) throws {
        let variables = [
            "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no",
            // A terminal that answers does so at last, however busy the machine is.
            "TESSERA_TERMINAL_PATIENCE": answers == .silent ? "" : "600000",
            // A program that dies by a fault has to die by it under the sanitizers, too.
            "ASAN_OPTIONS": "handle_segv=0:detect_leaks=0", "TSAN_OPTIONS": "handle_segv=0",
        ].merging(ChildProgram.instrumentation) { $1 }.merging(environment) { $1 }.map { "\($0)=\($1)" }
        terminal = try PseudoTerminal(size)
        identifier = try terminal.start([path] + arguments, variables)
        state = Mutex(State(screen: TerminalScreen(size, answers: answers)))
    }

    deinit {
        kill(identifier, SIGKILL)
        if state.withLock({ $0.status }) == nil { waitpid(identifier, nil, 0) }
        if !state.withLock({ $0.isHungUp }) { close(terminal.leader) }
    }

    /// What the terminal shows of the output that was read until now.
    public var screen: TerminalScreen { state.withLock { $0.screen } }

    /// Whether the terminal is in the mode that a shell expects.
    public var isCooked: Bool { terminal.isCooked }

    /// The number of its process.
    public var processID: Int32 { identifier }

    /// Types.
    ///
    /// - Parameter text: the bytes that the keys send.
    public func send(_ text: String) { write(Array(text.utf8)) }

    /// Gives the window another size, and reflows what it shows.
    ///
    /// - Parameter size: columns and rows.
    public func resize(to size: Size) {
        state.withLock { $0.screen.resize(to: size) }
        terminal.resize(to: size)
    }

    /// Sends the program a signal.
    ///
    /// - Parameter number: such as `SIGTERM`.
    public func signal(_ number: Int32) { kill(identifier, number) }

    /// Whether it has not ended yet; ``end()`` still has to be called.
    public var isRunning: Bool {
        var information = siginfo_t()
        let code = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
        // The number stays 0 as long as there is nothing to tell.
        return code == 0 && information.si_signo == 0
    }

    /// Closes the window; nothing can be read any more.
    public func hangUp() {
        state.withLock { state in
            if !state.isHungUp { close(terminal.leader) }
            state.isHungUp = true
        }
    }

    /// Waits until the terminal shows something, in a whole frame.
    ///
    /// - Parameter condition: what is awaited.
    /// - Returns: the screen that fulfils it.
    /// - Throws: ``TerminalProgramError`` with the screen, when it does not come or the program ends before.
    @discardableResult
    public func wait(until condition: @escaping @Sendable (TerminalScreen) -> Bool) async throws -> TerminalScreen {
        try await onThread { [self] in
            try read { [self] in state.withLock { $0.isShown } && condition($0) }
            return screen
        }
    }

    /// Waits until the program ends, and shows what it writes until then.
    ///
    /// - Returns: its exit status; 128 and the number of the signal when a signal ended it.
    /// - Throws: ``TerminalProgramError`` when it does not end.
    public func end() async throws -> Int32 {
        try await onThread { [self] in
            do {
                try read { _ in false }
            } catch TerminalProgramError.ended(let status, _) {
                return status
            }
            return 0
        }
    }
}

extension TerminalProgram {
    /// Reads until a condition is fulfilled.
    private func read(until condition: (TerminalScreen) -> Bool) throws(TerminalProgramError) {
        let patience = Patience()
        while !condition(screen) {
            let isOver = hasEnded
            if !readMore(), isOver {
                throw .ended(status: state.withLock { $0.status } ?? 0, screen: screen.text)
            }
            if patience.isOver { throw .timedOut(seconds: patience.seconds, screen: screen.text) }
        }
    }

    /// Reads what has come, or waits a little for it; returns whether there was anything.
    private func readMore() -> Bool {
        let isHungUp = state.withLock { $0.isHungUp }
        var entry = pollfd(fd: isHungUp ? -1 : terminal.leader, events: Int16(POLLIN), revents: 0)
        let isThere = poll(&entry, 1, 20) > 0
        state.withLock { $0.silence = isThere ? 0 : $0.silence + 1 }
        guard isThere else { return false }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(terminal.leader, &chunk, chunk.count)
        guard count > 0 else {
            // After the last follower is closed poll no longer waits, until the end of the process is known.
            sched_yield()
            return false
        }
        let answer = state.withLock { $0.screen.take(Array(chunk[..<count])) }
        if !answer.isEmpty { send(answer) }
        return true
    }

    private var hasEnded: Bool {
        state.withLock { state in
            if state.status != nil { return true }
            var status: Int32 = 0
            guard waitpid(identifier, &status, WNOHANG) == identifier else { return false }
            let signal = status & 0x7f
            state.status = signal == 0 ? status >> 8 & 0xff : 128 + signal
            return true
        }
    }

    private func write(_ bytes: [UInt8]) {
        guard !state.withLock({ $0.isHungUp }) else { return }
        _ = Glibc.write(terminal.leader, bytes, bytes.count)
    }
}
