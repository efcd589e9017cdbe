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
    private static let usualSpool = "/var/spool/sms/outgoing"

    /// Reads the file.
    ///
    /// - Throws: what is wrong with it, with line and column.
    init(_ directories: any Directories, _ files: any Files) throws(SendingError) {
        let path = "\(directories.path(.configuration))/\(Self.fileName)"
        let text: String
        do throws(FileError) {
            text = String(decoding: try files.read(path, limit: Self.limit), as: UTF8.self)
        } catch {
            guard error.cause == .missing else { throw SendingError(reason: error.explanation) }
            self = .outbox
            return
        }
        do throws(JSONError) { self = try Self(JSONNode(parsing: text, comments: true)) } catch {
            throw SendingError(reason: "\(path): \(error.explanation)")
        }
    }

    private init(_ node: JSONNode) throws(JSONError) {
        let object = try JSONObject(node, keys: ["sender", "gateway", "smstools", "hook"])
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
