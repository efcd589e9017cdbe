import JSONKit
import RepositoryFiles

/// What the formatter said about one content of a file.
struct FormatAnswer: Hashable {
    var hash: String
    var complaints: [Complaint]
}

/// Keeps the answers of the formatter in a file.
struct FormatMemory {
    var path: String
    /// What the answers hold for: the configuration and the toolchain.
    var key: String

    /// The answers that were kept for this key, by path; none when there is nothing to be read.
    func answers() -> [String: FormatAnswer] {
        guard let text = try? Files.read(path), let document = try? JSONNode(parsing: text),
            let object = try? JSONObject(document, keys: ["key", "files"]), (try? object["key"]?.string()) == key,
            let members = try? object["files"]?.members()
        else { return [:] }
        let pairs = members.compactMap { member in answer(member.value).map { (member.key, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }

    func keep(_ answers: [String: FormatAnswer]) throws(FileError) {
        let files = answers.sorted { $0.key < $1.key }.map { (key: $0.key, value: Self.json($0.value)) }
        let document: JSONValue = ["key": .string(key), "files": .object(files)]
        try Files.write(document.compact, to: path)
    }

    /// The hash, then line, column and text of each complaint in turn.
    private static func json(_ answer: FormatAnswer) -> JSONValue {
        let complaints = answer.complaints.flatMap { complaint -> [JSONValue] in
            [.int(complaint.position.line), .int(complaint.position.column), .string(complaint.text)]
        }
        return .array([.string(answer.hash)] + complaints)
    }

    private func answer(_ node: JSONNode) -> FormatAnswer? {
        guard let values = try? node.array(), let hash = try? values.first?.string() else { return nil }
        let complaints = stride(from: 1, to: values.count - 2, by: 3).compactMap { index -> Complaint? in
            guard let line = try? values[index].int(), let column = try? values[index + 1].int(),
                let text = try? values[index + 2].string()
            else { return nil }
            return Complaint(position: JSONPosition(line: line, column: column), text: text)
        }
        return FormatAnswer(hash: hash, complaints: complaints)
    }
}
