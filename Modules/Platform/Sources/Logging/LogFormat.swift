import JSONKit
import PlatformInterface

/// How an entry becomes a line.
enum LogFormat: String, CaseIterable {
    case text, json

    /// The line of an entry, with its end.
    func line(_ entry: LogEntry) -> String {
        switch self {
        case .text:
            let level = entry.level.name.uppercased()
            let padding = String(repeating: " ", count: max(0, 7 - level.count))
            return "\(entry.time) \(level)\(padding) [\(entry.module)] \(entry.message.text.inOneLine)\n"
        case .json:
            let object: JSONValue = [
                "time": .string(entry.time.description), "level": .string(entry.level.name),
                "module": .string(entry.module), "message": .string(entry.message.text),
            ]
            return object.compact + "\n"
        }
    }
}

extension String {
    /// The text with control characters as escapes, so that nobody can forge a line or move the cursor of who reads.
    var inOneLine: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
