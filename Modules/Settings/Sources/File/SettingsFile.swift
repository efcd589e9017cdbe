import JSONKit
import LocalizationKit
import PlatformInterface
import SettingsInterface
import SpellingKit

/// The file of a person as it was read: what it decides, and what is wrong in it.
struct SettingsFile {
    /// The greatest size that is read, in bytes; nobody writes more by hand.
    static let limit = 1_048_576

    let path: String
    /// The bytes; empty when there is no file.
    var bytes: [UInt8] = []
    var values: [String: SettingValue] = [:]
    /// The known keys that stand in it, with a value that is one or not.
    var keys: Set<String> = []
    var problems: [SettingProblem] = []
    /// What keeps the whole file from being read; it must not be written then.
    var breakage: SettingProblem?

    /// Reads the file, strictly; what is wrong is passed over.
    init(_ path: String, _ files: any Files, _ definitions: [SettingDefinition]) {
        self.path = path
        do throws(FileError) {
            bytes = try files.read(path, limit: Self.limit)
            read(definitions)
        } catch {
            if error.cause != .missing { fail(SettingProblem(place: path, error.reason)) }
        }
    }

    private mutating func fail(_ problem: SettingProblem) {
        breakage = problem
        problems = [problem]
    }

    private mutating func read(_ definitions: [SettingDefinition]) {
        guard !bytes.isEmpty else { return }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return fail(SettingProblem(place: path, Strings.notUTF8))
        }
        do throws(JSONError) {
            let known = Dictionary(definitions.map { ($0.key, $0) }) { first, _ in first }
            for member in try JSONNode(parsing: text, comments: true).members() { read(member, known) }
        } catch {
            values = [:]
            fail(SettingProblem(place: "\(path):\(error.position)", error.problem))
        }
    }

    private mutating func read(_ member: JSONMember, _ known: [String: SettingDefinition]) {
        guard let definition = known[member.key] else {
            return note(Strings.unknownKeyIn(key: member.key), member.key, among: known.keys, at: member.position)
        }
        keys.insert(member.key)
        do throws(Refusal) {
            values[member.key] = try definition.value(of: member.value)
        } catch {
            note("`\(member.key)`: \(error.text)", at: member.value.position)
        }
    }

    private mutating func note(
        _ text: LocalizedText, _ key: String, among known: some Sequence<String>, at position: JSONPosition
    ) {
        let hint = key.utf8.count > 100 ? nil : suggestion(for: key, among: known.sorted())
        note(hint.map { "\(text); \($0)" } ?? text, at: position)
    }

    private mutating func note(_ text: LocalizedText, at position: JSONPosition) {
        problems.append(SettingProblem(place: "\(path):\(position)", text))
    }
}
