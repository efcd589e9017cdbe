import Dispatch
import FeatureKitInterface
import Glibc

/// Standard input, read on a thread of its own so that waiting for a person stops nothing else.
@MainActor
final class StandardInput: TextInput {
    private static let queue = DispatchQueue(label: "standard input")

    private var lines = LineBuffer()
    private var waiting: CheckedContinuation<Void, Never>?
    private var isReading = false

    var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    func readLine() async -> String? {
        while !lines.hasLine, !Task.isCancelled { await readMore() }
        return lines.next()
    }

    func readHiddenLine(asking ask: () throws -> Void) async rethrows -> String? {
        let echo = TerminalEcho(of: STDIN_FILENO)
        defer { echo?.restore() }
        try ask()
        return await readLine()
    }

    /// Waits for bytes or for cancellation; bytes that come later are kept for the next reader.
    private func readMore() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation {
                waiting = $0
                beginReading()
            }
        } onCancel: {
            Task { @MainActor in self.resume() }
        }
    }

    private func beginReading() {
        guard !isReading else { return }
        isReading = true
        Self.queue.async {
            let chunk = Self.readChunk()
            Task { @MainActor in self.take(chunk) }
        }
    }

    private func take(_ chunk: [UInt8]) {
        isReading = false
        lines.append(chunk)
        resume()
    }

    private func resume() {
        waiting?.resume()
        waiting = nil
    }

    /// The next bytes; none at the end of the input and after an error.
    private nonisolated static func readChunk() -> [UInt8] {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            return Array(chunk.prefix(max(count, 0)))
        }
    }
}
