import FeatureKitTesting
import Testing

/// Random events for the app, and the shortest ones that show what went wrong.
struct MonkeyRun {
    let seed: UInt64
    let count: Int
    private let player = MonkeyPlayer()

    init(seed: UInt64, count: Int) { (self.seed, self.count) = (seed, count) }

    func prove() async throws {
        let recording = MonkeyRecording(seed: seed, events: MonkeyScript.events(seed: seed, count: count))
        say("monkey: TESSERA_MONKEY_SEED=\(seed) TESSERA_MONKEY_EVENTS=\(count)")
        let outcome = try await player.play(recording)
        if case .over(let report) = outcome { tell(report) }
        guard let fault = outcome.fault else { return }
        // To find the shortest events may take longer than whoever runs this has patience.
        say("monkey: \(details(outcome))")
        try await explain(fault, outcome, recording)
    }

    private func tell(_ report: MonkeyReport) {
        say("monkey: \(report.events) events, \(report.sessions) starts, \(report.screens.count) screens:")
        for (name, contents) in report.screens.sorted(by: { $0.key < $1.key }) { say("  \(contents)  \(name)") }
    }

    private func say(_ line: String) {
        // check:allow banned-symbol: who reads the log of the tests finds the seed and the screens there
        print(line)
    }

    /// Keeps what shows the fault, and says how to see it again.
    private func explain(_ fault: String, _ outcome: MonkeyPlayer.Outcome, _ recording: MonkeyRecording) async throws {
        let least = try await MonkeyMinimiser(player: player, fault: fault).minimised(recording)
        let file = ChildProgram.beside("monkey-\(seed).json")
        try least.write(to: file)
        Issue.record("\(details(outcome))\n\(least.events.count) events show the first: TESSERA_MONKEY_FILE=\(file)")
    }

    private func details(_ outcome: MonkeyPlayer.Outcome) -> String {
        switch outcome {
        case .over(let report): report.problems.map { "\($0.position): \($0.text)" }.joined(separator: "\n")
        case .died(let status, let errors): "the app died with \(status)\n\(errors)"
        }
    }
}
