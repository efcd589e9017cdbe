import JSONKit

/// Reads one row of the manifest from its tokens: `.feature("About", uses: [.commandKit])`, `Root("App", …)`.
struct ManifestRowReader {
    private static let programs = ["benchmark", "fixture", "fuzzer"]

    let source: SwiftSource
    let contracts: [String: String]

    private var tokens: [SwiftToken] { source.tokens }

    /// The row whose maker stands at an index; `nil` when something else does.
    func row(at index: Int) -> ManifestRow? {
        guard index + 2 < tokens.count, isMaker(index), tokens[index + 1].isSymbol("("),
            tokens[index + 2].kind == .literal
        else { return nil }
        let name = tokens[index + 2]
        return ManifestRow(
            tokens[index].text, name: name.text, at: source.position(of: name), mentions: mentions(from: index + 1))
    }

    private func isMaker(_ index: Int) -> Bool {
        let word = tokens[index]
        guard word.kind == .word else { return false }
        let isCase = index > 0 && tokens[index - 1].isSymbol(".")
        return isCase
            ? ModuleKind(rawValue: word.text) != nil || Self.programs.contains(word.text)
            : word.text == "Root" && index > 0 && !tokens[index - 1].isWord("struct")
    }

    private func mentions(from opening: Int) -> [ManifestRow.Mention] {
        var mentions: [ManifestRow.Mention] = []
        // The label that holds at each depth of brackets.
        var labels: [String] = [""]
        for index in opening..<source.closing(of: opening) {
            let token = tokens[index]
            switch token.text {
            case "(" where token.kind == .symbol, "[" where token.kind == .symbol: labels.append("")
            case ")" where token.kind == .symbol, "]" where token.kind == .symbol: labels.removeLast()
            case ":" where token.kind == .symbol: labels[labels.count - 1] = tokens[index - 1].text
            default:
                guard let name = mentioned(at: index), index > opening + 1 else { continue }
                let label = labels.filter { !$0.isEmpty }.joined(separator: ".")
                mentions.append(ManifestRow.Mention(name, label: label, at: source.position(of: token)))
            }
        }
        return mentions
    }

    private func mentioned(at index: Int) -> String? {
        let token = tokens[index]
        if token.kind == .literal { return token.text }
        guard token.kind == .word, tokens[index - 1].isSymbol(".") else { return nil }
        return contracts[token.text]
    }
}
