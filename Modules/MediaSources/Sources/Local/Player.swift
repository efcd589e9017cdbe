import PlatformInterface

/// The program that plays, which goes on beside this one.
actor Player {
    private let runner: any ProcessRunner
    /// Where mpv says how far something was watched; `nil` where nobody wants to know.
    private let positions: PlaybackPositions?
    private let command: @Sendable () async -> String
    private var running: [Int: any RunningProcess] = [:]
    private var last = 0

    /// - Parameters:
    ///   - runner: starts programs.
    ///   - positions: where mpv says how far something was watched.
    ///   - command: makes the words that a person decided on: the program and its arguments.
    init(
        _ runner: any ProcessRunner, positions: PlaybackPositions? = nil,
        command: @escaping @Sendable () async -> String
    ) {
        (self.runner, self.positions) = (runner, positions)
        self.command = command
    }

    /// Plays a file or an address; mpv goes on from where it was left by itself.
    func play(_ path: String) async throws {
        let words = await words
        // What is played may begin with a hyphen; an address and an absolute path do not.
        try await start(ProcessRequest(words[0], words.dropFirst() + ["--", path], deadline: nil))
    }

    /// Plays what lies on a server, from where it was left; another player than mpv gets the address alone.
    ///
    /// - Parameters:
    ///   - stream: what is played.
    ///   - report: is told once how it was left, unless nobody can say.
    /// - Throws: `ProcessError` when the player cannot be started.
    func play(
        _ stream: PlayableStream, report: @escaping @Sendable (PlaybackEnd) async -> Void = { _ in }
    ) async throws {
        let words = await words
        guard words[0].split(separator: "/").last == "mpv" else { return try await play(stream.address) }
        let start = stream.start.map { ["--start=+\($0)"] } ?? []
        let saving = try positions?.arguments(for: stream.address) ?? []
        let request = ProcessRequest(
            words[0], words.dropFirst() + start + saving + ["--include=/dev/stdin", "--", stream.address],
            input: stream.configuration, deadline: nil)
        try await self.start(request) { [positions] ending in
            guard let end = positions?.end(of: stream.address, ending) else { return }
            await report(end)
        }
    }

    private var words: [String] {
        get async {
            let words = await command().split(separator: " ").map(String.init)
            return words.isEmpty ? ["mpv"] : words
        }
    }

    private func start(
        _ request: ProcessRequest, ended: @escaping @Sendable (ProcessResult.Ending) async -> Void = { _ in }
    ) async throws {
        let process = try await runner.start(request)
        if !request.input.isEmpty { process.closeInput() }
        last += 1
        let number = last
        running[number] = process
        Task {
            for await _ in process.lines {}
            let result = try? await process.result()
            running[number] = nil
            if let result { await ended(result.ending) }
        }
    }
}
