/// A command in a configuration that shows a widget.
struct HostCommand: Equatable {
    /// The program as it is written: a path, or a name for `PATH`.
    var program: String
    /// `stream` or `render`.
    var verb: String
    /// The name of the widget.
    var id: String?
    var format: String?

    /// Reads a line of a shell; `nil` when it shows no widget.
    init?(_ line: some StringProtocol) {
        let words = ShellWord.words(of: line)
        guard let place = words.firstIndex(of: "widgets"), place > 0, place + 1 < words.count,
            ["stream", "render"].contains(words[place + 1])
        else { return nil }
        (program, verb) = (words[place - 1], words[place + 1])
        let rest = words[(place + 2)...]
        id = rest.first { !$0.hasPrefix("-") }
        format = rest.lazy.compactMap { $0.hasPrefix("--format=") ? String($0.dropFirst(9)) : nil }.first
        if let option = rest.firstIndex(of: "--format"), option + 1 < rest.endIndex { format = rest[option + 1] }
    }
}
