import JSONKit

/// One thing that the formatter would change.
struct Complaint: Hashable {
    var position: JSONPosition
    /// What the formatter said: `line is too long (LineLength)`.
    var text: String

    /// Reads a line such as `A.swift:3:1: error: [LineLength] line is too long`; `nil` when it is none.
    static func read(_ line: Substring) -> (path: String, complaint: Complaint)? {
        let parts = line.split(separator: ":", maxSplits: 3)
        guard parts.count == 4, let row = Int(parts[1]), let column = Int(parts[2]) else { return nil }
        let text = parts[3].drop { $0 == " " }
        let message = ["error: ", "warning: "].first(where: text.hasPrefix).map { text.dropFirst($0.count) } ?? text
        let complaint = Complaint(position: JSONPosition(line: row, column: column), text: withRuleLast(message))
        return (String(parts[0]), complaint)
    }

    private static func withRuleLast(_ message: Substring) -> String {
        guard message.first == "[", let end = message.firstIndex(of: "]") else { return String(message) }
        let rule = message[message.index(after: message.startIndex)..<end]
        let text = message[message.index(after: end)...].drop { $0 == " " }
        return "\(text) (\(rule))"
    }
}
