import JSONKit
import LocalizationKit
import PlatformInterface

/// Who delivers messages, as `sms.json` of the configuration folder says it; without the file nobody does.
enum SendingChoice {
    case outbox
    case gateway(GatewaySettings)
    case smstools(folder: String)
    case hook(HookSettings)

    static let fileName = "sms.json"
    private static let limit = 65_536
    private static let keys = ["sender", "budget", "gateway", "smstools", "hook"]
    private static let usualSpool = "/var/spool/sms/outgoing"

    /// Reads the file.
    ///
    /// - Throws: what is wrong with it, with line and column.
    init(_ directories: any Directories, _ files: any Files) throws(SendingError) {
        self = try Self.read(directories, files) { node throws(JSONError) in try Self(node) } ?? .outbox
    }

    /// How many messages may go out, by the same file.
    ///
    /// - Throws: what is wrong with it, with line and column.
    static func budget(_ directories: any Directories, _ files: any Files) throws(SendingError) -> MessageBudget {
        let budget = try read(directories, files) { node throws(JSONError) in
            try JSONObject(node, keys: keys)["budget"].map { node throws(JSONError) in try MessageBudget(node) }
        }
        return budget.flatMap(\.self) ?? MessageBudget()
    }

    private static func read<Value>(
        _ directories: any Directories, _ files: any Files, _ body: (JSONNode) throws(JSONError) -> Value
    ) throws(SendingError) -> Value? {
        let path = "\(directories.path(.configuration))/\(fileName)"
        let text: String
        do throws(FileError) {
            text = String(decoding: try files.read(path, limit: limit), as: UTF8.self)
        } catch {
            guard error.cause == .missing else { throw SendingError(reason: error.explanation) }
            return nil
        }
        do throws(JSONError) { return try body(JSONNode(parsing: text, comments: true)) } catch {
            throw SendingError(reason: "\(path): \(error.explanation)")
        }
    }

    private init(_ node: JSONNode) throws(JSONError) {
        let object = try JSONObject(node, keys: Self.keys)
        let sender = try object.required("sender")
        switch try sender.string() {
        case "outbox": self = .outbox
        case "gateway": self = .gateway(try GatewaySettings(try object.required("gateway")))
        case "smstools": self = .smstools(folder: try Self.folder(object["smstools"]) ?? Self.usualSpool)
        case "hook": self = .hook(try HookSettings(try object.required("hook")))
        default: throw JSONError(problem: Strings.unknownSender, at: sender.position)
        }
    }

    private static func folder(_ node: JSONNode?) throws(JSONError) -> String? {
        guard let node else { return nil }
        return try JSONObject(node, keys: ["folder"])["folder"]?.string()
    }
}

/// Why nobody can deliver messages.
struct SendingError: Error, ExplainedError {
    var reason: LocalizedText
    var explanation: LocalizedText { reason }
}
