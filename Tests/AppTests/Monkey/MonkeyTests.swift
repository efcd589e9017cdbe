import FeatureKit
import FeatureKitTesting
import Foundation
import Testing

/// The app under random events, in a process of its own: whatever it does, the other tests go on.
@Suite("a monkey at the assembled app")
struct MonkeyTests {
    @Test("whatever is pressed, the app goes on, leaks nothing, keeps its rules and can be used without seeing it")
    func bounded() async throws {
        let request = MonkeyRequest.fromEnvironment
        let run = MonkeyRun(seed: request.seed ?? 6_314_988_079_416_717_115, count: request.count ?? 1000)
        try await run.prove()
    }

    @Test("plays the events of a file", .enabled(if: MonkeyRequest.played != nil))
    func play() async throws {
        guard let file = MonkeyRequest.played else { return }
        let recording = try MonkeyRecording(file: file)
        let monkey = await Monkey(recording.events, in: try MonkeyWorld(seed: recording.seed))
        let report = await monkey.run {
            Assembly(build: VirtualDistribution.build, features: VirtualDistribution.features)
        }
        try JSONEncoder().encode(report).write(to: URL(filePath: "\(file).report"))
        #expect(report.problems.map { "\($0.position): \($0.text)" } == [])
    }
}
