/// The words of a line that a person would read as English.
///
/// Left out are code spans, command lines, members of documents with their types, paths, options, and what no sentence
/// has in it: digits, dots, or capitals within a word, as in `HTTP`, `KEY` and `ContinuousTime`.
enum LatinWords {
    static func of(_ line: String) -> [String] {
        line.replacing(#/`[^`]*`/#, with: "").replacing(#/sudo .*/#, with: "").replacing(#/^ +tessera .*/#, with: "")
            .replacing(#/^ +[^ ]+ +((string|integer|object|array|boolean|number|null)(, | or |:))+/#, with: "")
            .split(separator: #/[\s,;:()\[\]«»=]+/#).map(String.init)
            .filter { $0.wholeMatch(of: #/[A-Za-z][a-z]+(-[a-z]+)*/#) != nil }
    }
}
