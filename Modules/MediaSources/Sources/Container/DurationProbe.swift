import PlatformInterface

/// Asks `ffprobe`, where it is installed, how long a video is whose head says nothing that we understand.
struct DurationProbe: Sendable {
    let runner: any ProcessRunner

    /// - Returns: seconds; `nil` when ffprobe is not there, does not know, or takes too long.
    func seconds(of path: String) async -> Double? {
        // With the protocol, so that no path is taken for an option or an address.
        let words = [
            "-v", "error", "-show_entries", "format=duration", "-of", "default=noprint_wrappers=1:nokey=1",
            "file:\(path)",
        ]
        let request = ProcessRequest("ffprobe", words, deadline: .seconds(2), outputLimit: 4096)
        guard let result = try? await runner.run(request), result.ending == .exited(0),
            let line = result.text.split(whereSeparator: \.isNewline).first, let seconds = Double(line)
        else { return nil }
        return seconds.isFinite && seconds > 0 ? seconds : nil
    }
}
