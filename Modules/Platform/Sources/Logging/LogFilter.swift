import PlatformInterface

/// Which messages are kept, as `TESSERA_LOG` says: `debug`, or `warning,sip=debug,widgets=info`.
struct LogFilter: Equatable {
    /// What counts for a module without an entry of its own; `nil` for nothing at all.
    private(set) var usual: LogLevel? = .info
    private(set) var modules: [String: LogLevel?] = [:]
    /// The parts that say nothing, for a warning.
    private(set) var misunderstood: [String] = []

    init(_ text: String?) {
        for part in (text ?? "").split(whereSeparator: { ", ".contains($0) }) {
            let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let level = Self.level(words[words.count - 1]), words.count == 1 || !words[0].isEmpty else {
                misunderstood.append(String(part))
                continue
            }
            if words.count == 1 { usual = level } else { modules[words[0]] = .some(level) }
        }
    }

    func keeps(_ level: LogLevel, from module: String) -> Bool {
        guard let least = modules[module] ?? usual else { return false }
        return level >= least
    }

    /// The level of a word: `.some(nil)` for `off`, `nil` for a word that is none.
    private static func level(_ word: String) -> LogLevel?? {
        if word == "off" { return .some(nil) }
        return LogLevel.allCases.first { $0.name == word }.map { .some($0) }
    }
}
