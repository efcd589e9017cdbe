import FeatureKitInterface
import Glibc

/// Tells what its loop tells it, until its input says `end`.
@MainActor
final class Watching {
    private let loop: any EventLoop
    private let output: any TextOutput
    private var watches: [LoopWatch] = []
    private var continuation: CheckedContinuation<ExitCode, Never>?

    init(_ loop: any EventLoop, _ output: any TextOutput) { (self.loop, self.output) = (loop, output) }

    func run() async -> ExitCode {
        watches = [
            loop.watch(STDIN_FILENO, for: .reading) { [weak self] in self?.read() },
            loop.watch(signal: SIGWINCH) { [weak self] in self?.tell("resized") },
        ]
        let start = loop.now
        _ = loop.call(at: start + .milliseconds(2)) { [weak self] in self?.tell("second") }
        _ = loop.call(at: start + .milliseconds(1)) { [weak self] in self?.tell("first") }
        loop.call(at: start) { [weak self] in self?.tell("never") }.cancel()
        return await withCheckedContinuation { continuation = $0 }
    }

    private func tell(_ text: String) { try? output.writeLine(text) }

    private func read() {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
        let word = String(decoding: chunk.prefix(max(count, 0)), as: UTF8.self)
        switch word {
        case "forget\n":
            watches.removeLast().cancel()
            tell("forgotten")
        case "end\n", "":
            watches.forEach { $0.cancel() }
            continuation?.resume(returning: .done)
        default: tell("read \(word.dropLast())")
        }
    }
}
