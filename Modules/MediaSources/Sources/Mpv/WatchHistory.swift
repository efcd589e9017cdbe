import JSONKit

/// What mpv opened and when, from its `watch_history.jsonl` (mpv 0.40 and later).
struct WatchHistory: Equatable {
    /// One thing that was opened.
    struct Visit: Equatable {
        var path: String
        var title: String?
        /// In seconds since 1970 (UTC).
        var time: Int64
    }

    /// The last visit of each path, the newest first.
    var visits: [Visit]

    /// Reads lines of JSON; a line that is none, such as one that is half written, is passed over.
    init(_ text: String) {
        let all = text.split(whereSeparator: \.isNewline).compactMap(Self.visit)
        var seen: Set<String> = []
        visits = all.reversed().filter { seen.insert($0.path).inserted }
    }

    private static func visit(_ line: Substring) -> Visit? {
        guard let node = try? JSONNode(parsing: String(line)), let members = try? node.members() else { return nil }
        let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        guard let path = try? values["path"]?.string(), let time = try? values["time"]?.int() else { return nil }
        return Visit(path: path, title: try? values["title"]?.string(), time: Int64(time))
    }
}
