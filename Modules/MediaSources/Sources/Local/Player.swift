import PlatformInterface

/// The program that plays, which goes on beside this one.
actor Player {
    private let runner: any ProcessRunner
    private let command: @Sendable () async -> String
    private var running: [Int: any RunningProcess] = [:]
    private var last = 0

    /// - Parameters:
    ///   - runner: starts programs.
    ///   - command: makes the words that a person decided on: the program and its arguments.
    init(_ runner: any ProcessRunner, command: @escaping @Sendable () async -> String) {
        self.runner = runner
        self.command = command
    }

    /// Plays a file or an address; mpv goes on from where it was left by itself.
    func play(_ path: String) async throws {
        let words = await command().split(separator: " ").map(String.init)
        // What is played may begin with a hyphen; an address and an absolute path do not.
        let process = try await runner.start(
            ProcessRequest(words.first ?? "mpv", Array(words.dropFirst()) + ["--", path], deadline: nil))
        last += 1
        let number = last
        running[number] = process
        Task {
            for await _ in process.lines {}
            _ = try? await process.result()
            running[number] = nil
        }
    }
}
