import Foundation
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

    /// A child that inherits the pipes of another one keeps that one waiting for an end that never comes.
    private static let starting = Mutex(())

    private let process = Process()
    private let input: Pipe
    private let output: Pipe
    private let errors: Pipe

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: the words after its name.
    ///   - environment: more than `PATH`, which is all it gets otherwise.
    /// - Throws: what Foundation says when it cannot be started.
    public init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        (input, output, errors) = Self.starting.withLock { _ in (Self.pipe(), Self.pipe(), Self.pipe()) }
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        // Swift's backtracer would take seconds, and wait for a key on a terminal.
        process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        let process = process
        try Self.starting.withLock { _ in try process.run() }
    }

    private static func pipe() -> Pipe {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        return pipe
    }

    /// The path of a program that was built beside the tests.
    ///
    /// - Parameter name: the name of its product.
    /// - Returns: its path, whether it was built or not.
    public static func beside(_ name: String) -> String {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: name).path
    }

    /// Writes to its standard input.
    ///
    /// - Parameter text: what it can read.
    /// - Throws: what Foundation says when the program does not read any more.
    public func write(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Waits until it has written something, and returns what has come until then.
    ///
    /// - Returns: at least one byte of its standard output, or nothing at the end.
    public func read() -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    /// Whether it has not ended yet.
    public var isRunning: Bool { process.isRunning }

    /// Sends it a signal.
    ///
    /// - Parameter signal: the number, such as `SIGINT`.
    public func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Closes its input and waits for its end.
    ///
    /// - Returns: how it ended, and what it wrote that was not read before.
    public func end() -> Outcome {
        try? input.fileHandleForWriting.close()
        let text = Mutex("")
        // Both pipes are read at once: a child that fills one would wait for ever while the other is read.
        let group = DispatchGroup()
        let errors = errors
        DispatchQueue.global().async(group: group) {
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            text.withLock { $0 = String(decoding: data, as: UTF8.self) }
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        group.wait()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Outcome(
            status: isSignal ? 128 + process.terminationStatus : process.terminationStatus,
            output: String(decoding: data, as: UTF8.self), errors: text.withLock { $0 })
    }

    /// Runs a program to its end, with nothing to read.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: the words after its name.
    ///   - environment: more than `PATH`, which is all it gets otherwise.
    /// - Returns: how it ended and what it wrote.
    /// - Throws: what Foundation says when it cannot be started.
    public static func run(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> Outcome {
        try ChildProgram(path, arguments, environment: environment).end()
    }
}
