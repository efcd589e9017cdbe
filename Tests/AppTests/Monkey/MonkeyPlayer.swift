import FeatureKitTesting
import Foundation

/// Plays recordings in processes of their own, which may die.
struct MonkeyPlayer: Sendable {
    /// How a play ended.
    enum Outcome: Sendable {
        case over(MonkeyReport)
        case died(status: Int32, errors: String)

        /// What went wrong first, in words that stay the same when less is played; `nil` when nothing did.
        var fault: String? {
            switch self {
            case .over(let report): report.problems.first.map { $0.text.replacing(#/[0-9]+/#, with: "0") }
            case .died(let status, _): "died with \(status)"
            }
        }
    }

    /// Plays a recording to its end.
    ///
    /// Waiting happens on a thread of its own.
    func play(_ recording: MonkeyRecording) async throws -> Outcome {
        try await onThread { try playAndWait(recording) }
    }

    private func playAndWait(_ recording: MonkeyRecording) throws -> Outcome {
        let file = FileManager.default.temporaryDirectory.appending(path: "monkey-\(UUID().uuidString).json").path
        try recording.write(to: file)
        defer { for path in [file, "\(file).report"] { try? FileManager.default.removeItem(atPath: path) } }
        // The alarm of the shell ends a process that hangs; one that is slow, as under a sanitizer, has the time it needs.
        let outcome = try ChildProgram.run(
            "/usr/bin/timeout",
            [
                "-s", "KILL", "\(600 + recording.events.count)", program, "--testing-library", "swift-testing",
                "--filter", "MonkeyTests/play",
            ],
            environment: ["TESSERA_MONKEY_FILE": file])
        guard let report = try? Data(contentsOf: URL(filePath: "\(file).report")) else {
            return .died(status: outcome.status, errors: String(outcome.errors.suffix(2000)))
        }
        return .over(try JSONDecoder().decode(MonkeyReport.self, from: report))
    }

    private var program: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    }
}
