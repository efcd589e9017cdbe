import AuthFlowInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The development outbox: messages that nobody delivers, in a file that only this user can read.
actor OutboxSender: SMSSender {
    /// The messages that are kept, so that the file does not grow for ever.
    private static let longest = 50
    private static let limit = 1 << 20

    private let directories: any Directories
    private let files: any Files
    private let clock: any WallClock

    init(_ directories: any Directories, _ files: any Files, _ clock: any WallClock) {
        (self.directories, self.files, self.clock) = (directories, files, clock)
    }

    /// Where the file is, whether or not there is one.
    nonisolated var path: String { directories.path(.state) + "/auth/outbox.jsonl" }

    func send(_ message: SMSMessage) async throws(AuthError) {
        let entry = OutboxEntry(to: message.phone, text: message.text.reveal(), time: "\(clock.now)")
        do {
            _ = try directories.create(.state, "auth")
            let lines = (try lines() + [JSONValue(encoding: entry).compact]).suffix(Self.longest)
            try files.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
        } catch {
            throw .notDelivered
        }
    }

    /// What to tell a person: where the message is, and its text only when they asked for it.
    func notice(for phone: String, showsMessage: Bool) -> LocalizedText {
        let last = (try? lines())?.last { (try? entry($0))?.to == phone }
        guard showsMessage, let last, let entry = try? entry(last) else { return Strings.outbox(path: path) }
        return Strings.outboxMessage(path: path, message: entry.text)
    }

    private func entry(_ line: String) throws -> OutboxEntry {
        try JSONNode(parsing: line).decode(OutboxEntry.self)
    }

    private func lines() throws(FileError) -> [String] {
        do throws(FileError) {
            let text = String(decoding: try files.read(path, limit: Self.limit), as: UTF8.self)
            return text.split(separator: "\n").map(String.init)
        } catch  where error.cause == .missing {
            return []
        }
    }
}
