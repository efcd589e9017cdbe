/// What mpv wrote when a film was left, in its folder `watch_later`.
struct ResumeFile: Equatable {
    /// Where it was left, in seconds.
    var position: Double
    /// What was played, as it was typed; only where mpv was told to write it.
    var path: String?

    /// Reads a file; `nil` when there is no position in it: the file of a folder, which only says that something below
    /// it has one, of something in which nobody can seek, or a damaged one.
    init?(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline)
        guard lines.first != "# redirect entry", lines.first != "# redirect" else { return nil }
        let start = lines.lazy.compactMap { line in line.hasPrefix("start=") ? Double(line.dropFirst(6)) : nil }.first
        guard let start, start.isFinite, start >= 0 else { return nil }
        position = start
        path = lines.first.flatMap { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : nil }
    }

    /// Whether a name is one that mpv gives.
    static func isName(_ name: String) -> Bool {
        name.utf8.count == 32 && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
    }
}
