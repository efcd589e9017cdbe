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
        let words = await words
        // What is played may begin with a hyphen; an address and an absolute path do not.
        try await start(ProcessRequest(words[0], words.dropFirst() + ["--", path], deadline: nil))
    }

    /// Plays what lies on a server, from where it was left; another player than mpv gets the address alone.
    func play(_ stream: PlayableStream) async throws {
        let words = await words
        guard words[0].split(separator: "/").last == "mpv" else { return try await play(stream.address) }
        let start = stream.start.map { ["--start=+\($0)"] } ?? []
        try await self.start(
            ProcessRequest(
                words[0], words.dropFirst() + start + ["--include=/dev/stdin", "--", stream.address],
                input: stream.configuration, deadline: nil))
    }

    private var words: [String] {
        get async {
            let words = await command().split(separator: " ").map(String.init)
            return words.isEmpty ? ["mpv"] : words
        }
    }

    private func start(_ request: ProcessRequest) async throws {
        let process = try await runner.start(request)
        if !request.input.isEmpty { process.closeInput() }
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
