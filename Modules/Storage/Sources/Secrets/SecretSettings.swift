import JSONKit
import LocalizationKit
import PlatformInterface
import StorageInterface

/// The program that a person wants secrets to be kept by.
///
/// `TESSERA_SECRET_COMMAND`, whose words are separated by blanks, counts more than `"command"` in `secrets.json` of the
/// configuration folder.
struct SecretSettings {
    static let variable = "TESSERA_SECRET_COMMAND"

    let environment: any Environment
    let directories: any Directories
    let files: any Files

    var path: String { "\(directories.path(.configuration))/secrets.json" }

    /// The words of the command; `nil` when none is configured.
    ///
    /// - Throws: `SecretError` when the file says something else.
    func command() throws(SecretError) -> [String]? {
        if let text = environment.nonEmpty(Self.variable) {
            return try checked(text.split(separator: " ").map(String.init), from: Self.variable)
        }
        guard let text = try content() else { return nil }
        var words: [String] = []
        do throws(JSONError) {
            let object = try JSONObject(try JSONNode(parsing: text), keys: ["command"])
            for node in try object.required("command").array() { words.append(try node.string()) }
        } catch {
            throw .failed(place: path, reason: error.explanation)
        }
        return try checked(words, from: path)
    }

    private func content() throws(SecretError) -> String? {
        do throws(FileError) {
            return String(decoding: try files.read(path, limit: 65_536), as: UTF8.self)
        } catch {
            if error.cause == .missing { return nil }
            throw .file(error)
        }
    }

    private func checked(_ words: [String], from source: String) throws(SecretError) -> [String] {
        guard words.first?.isEmpty == false else {
            throw .failed(place: source, reason: Strings.expectedCommand)
        }
        return words
    }
}
