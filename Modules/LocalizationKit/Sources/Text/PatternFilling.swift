/// A pattern with its places filled.
///
/// - Parameters:
///   - pattern: text with `{0}`, `{1}`; `{{` is a brace, and a brace before anything else stands for itself.
///   - arguments: what is put in.
/// - Returns: the filled text.
func filled(_ pattern: String, with arguments: [String]) -> String {
    var text = ""
    var rest = pattern[...]
    while let brace = rest.firstIndex(of: "{") {
        text += rest[..<brace]
        rest = rest[rest.index(after: brace)...]
        if let close = rest.firstIndex(of: "}"), let place = Int(rest[..<close]), arguments.indices.contains(place) {
            text += arguments[place]
            rest = rest[rest.index(after: close)...]
        } else {
            text += "{"
            if rest.first == "{" { rest = rest.dropFirst() }
        }
    }
    return text + rest
}
