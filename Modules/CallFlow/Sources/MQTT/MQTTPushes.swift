import LocalizationKit
import PlatformInterface

/// Takes pushes from an MQTT broker, through `mosquitto_sub` as a child that is started again when it ends.
@MainActor
final class MQTTPushes {
    /// What it needs of the machine.
    struct Means {
        var runner: any ProcessRunner
        var time: any ContinuousTime
        var log: any Logger
    }

    private let means: Means
    private let take: @MainActor (CallInput) -> Void
    private var running: Task<Void, Never>?

    /// How long it waits before it connects again, at most; it doubles from one second.
    private static let longestPause: Duration = .seconds(60)

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - topic: where pushes are published.
    ///   - name: what the broker knows us by.
    ///   - means: what it needs of the machine.
    ///   - take: takes each push.
    init(
        _ topic: PushTopic, as name: String, with means: Means, take: @escaping @MainActor (CallInput) -> Void
    ) {
        (self.means, self.take) = (means, take)
        let request = ProcessRequest("mosquitto_sub", topic.arguments(as: name), outputLimit: 4 * PushInbox.longest)
        running = Task { [weak self] in await self?.keepListening(request) }
    }

    /// Listens no more.
    func close() { running?.cancel() }

    private func keepListening(_ request: ProcessRequest) async {
        var pause = Duration.seconds(1)
        while !Task.isCancelled {
            do {
                if try await listen(request) { pause = .seconds(1) }
            } catch let error as ProcessError {
                return means.log.error(
                    "calls", "pushes over MQTT need mosquitto-clients: \(error.explanation.text(in: .english))")
            } catch {
                return
            }
            try? await means.time.sleep(for: pause)
            pause = min(pause * 2, Self.longestPause)
        }
    }

    /// - Returns: whether anything came before it ended.
    private func listen(_ request: ProcessRequest) async throws -> Bool {
        let child = try await means.runner.start(request)
        child.closeInput()
        var hasHeard = false
        for await line in child.lines {
            hasHeard = true
            read(line)
        }
        guard !Task.isCancelled else {
            child.terminate()
            // Not cancelled with this task: a child that nobody waits for stays as a zombie.
            _ = await Task { try? await child.result() }.value
            return hasHeard
        }
        let complaint = try await child.result().errorText.split(separator: "\n").last ?? "without a word"
        means.log.warning("calls", "mosquitto_sub ended: \(complaint)")
        return hasHeard
    }

    private func read(_ line: String) {
        guard line.utf8.count <= 2 * PushInbox.longest, let input = PushMessage(hexadecimal: line)?.input else {
            return means.log.warning("calls", "a push over MQTT that is none was dropped")
        }
        take(input)
    }
}
