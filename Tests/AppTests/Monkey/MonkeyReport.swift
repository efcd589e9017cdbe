/// What a monkey has seen.
struct MonkeyReport: Codable, Sendable {
    struct Problem: Codable, Sendable {
        /// How many events had been played.
        var position: Int
        var text: String
    }

    var events = 0
    var sessions = 0
    var logEntries = 0
    /// The screens, each by its coordinator and its title, and how many different contents each had.
    private(set) var screens: [String: Int] = [:]
    private(set) var problems: [Problem] = []
    private var contents: Set<String> = []

    /// Whether there is no use in going on.
    var isHopeless: Bool { problems.count >= 20 }

    /// Notes a problem once, whatever numbers are in it.
    mutating func add(_ text: String, at position: Int) {
        let kind = Self.kind(of: text)
        if !problems.contains(where: { Self.kind(of: $0.text) == kind }) {
            problems.append(Problem(position: position, text: text))
        }
    }

    /// Whether a screen with such parts has not been seen before.
    mutating func isNew(_ name: String, _ parts: Set<String>) -> Bool {
        let kind = Self.kind(of: "\(name)\n\(parts.sorted().joined(separator: "\n"))")
        guard contents.insert(kind).inserted else { return false }
        screens[name, default: 0] += 1
        return true
    }

    private static func kind(of text: String) -> String { text.replacing(#/[0-9]+/#, with: "0") }
}
