/// When something that was left is worth going on with: the rules of media servers.
///
/// Source: MinResumePct, MaxResumePct and MinResumeDurationSeconds of Jellyfin.
enum ResumeRule {
    /// Whether it is to be shown; what is of unknown duration is.
    static func isBegun(position: Double, duration: Double?) -> Bool {
        guard let duration else { return position > 0 }
        return duration >= 300 && position >= duration * 0.05 && position <= duration * 0.9
    }

    /// Whether it counts as watched to the end.
    static func isFinished(position: Double, duration: Double?) -> Bool {
        duration.map { position > $0 * 0.9 } ?? false
    }
}
