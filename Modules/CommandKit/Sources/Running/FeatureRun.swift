import FeatureKitInterface

/// Runs something between the start and the stop of an assembly's features.
@MainActor
struct FeatureRun {
    private let lifecycle: any Lifecycle
    private let report: ErrorReport

    init(_ lifecycle: any Lifecycle, _ report: ErrorReport) {
        self.lifecycle = lifecycle
        self.report = report
    }

    /// Starts the features, runs the body, and stops them whatever happened.
    ///
    /// - Throws: what the body threw, else what stopping threw; when both did, the latter is reported here.
    func run(_ body: () async throws -> Void) async throws {
        try await lifecycle.start()
        do { try await body() } catch {
            do { try await stop() } catch let second { report.say(second) }
            throw error
        }
        try await stop()
    }

    // In a task of its own: an interrupted command is cancelled, and what gives the terminal back must not be.
    private func stop() async throws {
        try await Task { try await lifecycle.stop() }.value
    }
}
