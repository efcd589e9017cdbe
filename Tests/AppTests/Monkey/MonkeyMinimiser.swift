/// Leaves out events as long as the same thing goes wrong.
struct MonkeyMinimiser {
    let player: MonkeyPlayer
    let fault: String

    private static let patience = 30

    func minimised(_ recording: MonkeyRecording) async throws -> MonkeyRecording {
        var least = recording
        var size = least.events.count / 2
        var plays = 0
        while size > 0, plays < Self.patience {
            var start = 0
            while start < least.events.count, plays < Self.patience {
                var shorter = least
                shorter.events.removeSubrange(start..<min(start + size, least.events.count))
                plays += 1
                if try await player.play(shorter).fault == fault { least = shorter } else { start += size }
            }
            size /= 2
        }
        return least
    }
}
