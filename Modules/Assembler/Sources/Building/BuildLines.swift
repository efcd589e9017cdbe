/// What the Swift Package Manager writes while it builds, cut into lines.
struct BuildLines {
    /// One line, such as `[3/9] Compiling StateKit Publisher.swift`.
    struct Line: Equatable {
        var text: String

        /// The module that is being compiled, if any.
        var module: String? {
            let words = text.split(separator: " ")
            guard let verb = words.firstIndex(of: "Compiling"), words.indices.contains(verb + 1) else { return nil }
            let module = String(words[verb + 1])
            return module == "plugin" ? nil : module
        }
    }

    private var rest = ""

    /// Takes more text and returns the lines that it completes.
    mutating func append(_ text: String) -> [Line] {
        let parts = (rest + text).split(separator: "\n", omittingEmptySubsequences: false)
        rest = String(parts.last ?? "")
        return parts.dropLast().filter { !$0.isEmpty }.map { Line(text: String($0)) }
    }
}
