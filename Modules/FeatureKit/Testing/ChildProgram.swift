import Glibc
import Synchronization

/// A real program that runs for a test, with its three streams as pipes.
public final class ChildProgram {
    /// How a program ended and what it wrote.
    public struct Outcome: Sendable, Equatable {
        /// Its exit status; 128 and the number of the signal when a signal ended it, as shells tell.
        public var status: Int32
        /// What it wrote to standard output.
        public var output: String
        /// What it wrote to standard error.
        public var errors: String

        /// Creates an outcome to compare with.
        public init(status: Int32, output: String = "", errors: String = "") {
            self.status = status
            self.output = output
            self.errors = errors
        }
    }

    /// A child that inherits the pipes of another one keeps that one waiting for an end that never comes, so no
    /// child starts while another one's pipes are not yet marked as private.
    private static let starting = Mutex(())

    private let identifier: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private var hasEnded = false

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: the words after its name.
    ///   - environment: more than `PATH`, which is all it gets otherwise but for what an instrumented one has to know.
    /// - Throws: ``StartError`` when it cannot be started.
    public init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        // Swift's backtracer would take seconds, and wait for a key on a terminal.
        let usual = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"].merging(Self.instrumentation) { $1 }
        let variables = usual.merging(environment) { $1 }
        let child = try Self.starting.withLock { _ throws(StartError) in
            try Self.start([path] + arguments, variables.map { "\($0)=\($1)" })
        }
        (identifier, input, output, errors) = child
    }

    /// What a child that is instrumented like this process has to know, too: the options of sanitizers, and where the lines
    /// are written that were reached; only those that are set.
    public static var instrumentation: [String: String] {
        ["ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE"].reduce(into: [:]) {
            $0[$1] = getenv($1).map { String(cString: $0) }
        }
    }

    private static func start(
        _ words: [String], _ variables: [String]
    ) throws(StartError) -> (pid_t, Int32, Int32, Int32) {
        let pipes = [pipe(), pipe(), pipe()]
        let theirs = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, end) in theirs.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
        }
        var attributes = attributesOfFreshProgram()
        defer { posix_spawnattr_destroy(&attributes) }
        var identifier: pid_t = 0
        let code = withCStrings(words) { arguments in
            withCStrings(variables) { posix_spawn(&identifier, words[0], &actions, &attributes, arguments, $0) }
        }
        theirs.forEach { close($0) }
        guard code == 0 else { throw StartError(path: words[0], reason: String(cString: strerror(code))) }
        return (identifier, pipes[0].writing, pipes[1].reading, pipes[2].reading)
    }

    /// Threads of libdispatch block signals; a child that inherited that could not be ended, nor see its own ones end.
    private static func attributesOfFreshProgram() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        return attributes
    }

    private static func pipe() -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        _ = Glibc.pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// A test that failed leaves nothing running.
    deinit {
        if !hasEnded {
            close(input)
            kill(identifier, SIGKILL)
            while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
        }
        [output, errors].forEach { close($0) }
    }

    /// The path of a program that was built beside the tests.
    ///
    /// - Parameter name: the name of its product.
    /// - Returns: its path, whether it was built or not.
    public static func beside(_ name: String) -> String {
        guard let path = realpath("/proc/self/exe", nil) else { return name }
        defer { free(path) }
        let own = String(cString: path)
        return "\(own[..<(own.lastIndex(of: "/") ?? own.startIndex)])/\(name)"
    }

    /// Writes to its standard input.
    ///
    /// - Parameter text: what it can read; short enough for a pipe, which is 64 KiB.
    public func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(input, bytes, bytes.count)
    }

    /// Waits until it has written something, and returns what has come until then.
    ///
    /// - Returns: at least one byte of its standard output, or nothing at the end.
    public func read() -> String {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(output, &chunk, chunk.count)
        return String(decoding: chunk.prefix(max(count, 0)), as: UTF8.self)
    }

    /// Sends it a signal.
    ///
    /// - Parameter signal: the number, such as `SIGINT`.
    public func send(_ signal: Int32) {
        kill(identifier, signal)
    }

    /// Whether it has not ended yet; ``end()`` still has to be called.
    public var isRunning: Bool {
        var information = siginfo_t()
        let code = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
        // The number stays 0 as long as there is nothing to tell.
        return code == 0 && information.si_signo == 0
    }

    /// Closes its input and waits for its end.
    ///
    /// - Returns: how it ended, and what it wrote that was not read before.
    public func end() -> Outcome {
        close(input)
        let texts = readAll()
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        hasEnded = true
        let signal = status & 0x7f
        return Outcome(
            status: signal == 0 ? status >> 8 & 0xff : 128 + signal, output: String(decoding: texts[0], as: UTF8.self),
            errors: String(decoding: texts[1], as: UTF8.self))
    }

    /// Both outputs, read at once: a child that fills one would wait for ever while the other is read.
    private func readAll() -> [[UInt8]] {
        var texts: [[UInt8]] = [[], []]
        var entries = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while entries.contains(where: { $0.fd >= 0 }) {
            _ = poll(&entries, 2, -1)
            for index in entries.indices where entries[index].fd >= 0 && entries[index].revents != 0 {
                let count = Glibc.read(entries[index].fd, &chunk, chunk.count)
                if count <= 0 { entries[index].fd = -1 } else { texts[index] += chunk[..<count] }
            }
        }
        return texts
    }

    /// Runs a program to its end, with nothing to read.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: the words after its name.
    ///   - environment: more than `PATH`, which is all it gets otherwise.
    /// - Returns: how it ended and what it wrote.
    /// - Throws: ``StartError`` when it cannot be started.
    public static func run(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> Outcome {
        try ChildProgram(path, arguments, environment: environment).end()
    }
}

/// Why a program could not be started.
public struct StartError: Error, Equatable, CustomStringConvertible {
    /// The path of the program.
    public var path: String
    /// What the system said.
    public var reason: String

    /// `path: cannot start: reason`.
    public var description: String { "\(path): cannot start: \(reason)" }
}

/// Calls a function with the texts as C wants them: each ended by a zero, the list by a null.
private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
