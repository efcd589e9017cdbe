import AuthFlowInterface
import PlatformInterface

/// A key that all machines of one store were given.
struct KeyFile: Sendable {
    /// Names the file.
    static let variable = "TESSERA_AUTH_KEY_FILE"
    /// As many characters as 256 random bits have in Base64.
    private static let shortest = 43
    private static let limit = 1024

    let path: String
    let files: any Files

    /// Its first line.
    func key() throws(AuthError) -> Secret {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try files.read(path, limit: Self.limit) } catch {
            throw .unavailable(error.explanation)
        }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard line.utf8.count >= Self.shortest else { throw .unavailable(Strings.shortKey(path: path)) }
        return Secret(line)
    }
}
