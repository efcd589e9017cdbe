import CommandKitInterface

/// What zsh has to load, from a file on `fpath` or with `source`.
struct ZshCompletions {
    private let program: String
    private let nodes: [CompletionNode]
    private var function: String { identifier(of: program) }

    init(_ program: String, _ nodes: [CompletionNode]) {
        self.program = program
        self.nodes = nodes
    }

    var text: String {
        """
        #compdef \(program)
        # Completions of \(program) for zsh. Load them with: source <(\(program) completions zsh)

        \(function)_describe() {
            below=() flags=() valued=() last=-1
            case $1 in
        \(nodes.map(description).joined(separator: "\n"))
            esac
        }

        \(function)_values() {
            case $1 in
        \(nodes.flatMap(values).joined(separator: "\n"))
            esac
        }

        \(ZshFunctions(function: function, program: program).text)
        """
    }

    private func description(_ node: CompletionNode) -> String {
        let commands = node.commands.map { described($0.name, $0.abstract) }
        let flags = node.options.flatMap { option in option.spellings.map { described($0, option.help) } }
        return """
                (\(quotedForPOSIX(node.place)))
                    below=(\(commands.joined(separator: " ")))
                    flags=(\(flags.joined(separator: " ")))
                    valued=(\(list(node.options.filter { $0.value != nil }.flatMap(\.spellings))))
                    last=\(node.isRepeated ? node.arguments.count - 1 : -1) ;;
            """
    }

    private func values(_ node: CompletionNode) -> [String] {
        let options = node.options.flatMap { option in
            option.spellings.map { (place: "\(node.place) \($0)", kind: option.value ?? .nothing) }
        }
        let arguments = node.arguments.enumerated().map { (place: "\(node.place) \($0)", kind: $1) }
        return (options + arguments).compactMap { entry in
            action(entry.kind).map { "        (\(quotedForPOSIX(entry.place))) \($0) ;;" }
        }
    }

    private func action(_ kind: CompletionKind) -> String? {
        switch kind {
        case .nothing, .command: nil
        case .file(let endings) where endings.isEmpty: "_files"
        case .file(let endings): "_files -g \(quotedForPOSIX(pattern(endings)))"
        case .directory: "_files -/"
        case .program: "_command_names -e"
        case .words(let words): "compadd -- \(list(words))"
        }
    }

    // One ending in parentheses would be read as glob qualifiers.
    private func pattern(_ endings: [String]) -> String {
        endings.count == 1 ? "*.\(endings[0])" : "*.(\(endings.joined(separator: "|")))"
    }

    /// A name with its explanation, as `_describe` takes it.
    private func described(_ name: String, _ text: String) -> String { quotedForPOSIX("\(name):\(text)") }

    private func list(_ words: [String]) -> String { words.map { quotedForPOSIX($0) }.joined(separator: " ") }
}
