import JSONKit
import PlatformInterface

/// What may go over a connection.
enum ObjectLine {
    /// Checks that a text is one JSON object in one line.
    static func check(_ text: String, limit: Int) throws(SocketError) {
        guard text.utf8.count <= limit else { throw .tooLong(limit: limit) }
        guard !text.utf8.contains(UInt8(ascii: "\n")) else { throw .notAnObject(reason: "found a line feed") }
        do throws(JSONError) {
            _ = try JSONNode(parsing: text).members()
        } catch {
            throw .notAnObject(reason: "\(error)")
        }
    }
}
