import CommandKitInterface

/// What bash has to load.
///
/// It needs nothing but bash 4.4, no package of ready-made functions.
struct BashCompletions {
    private let program: String
    private let nodes: [CompletionNode]
    private var function: String { identifier(of: program) }

    init(_ program: String, _ nodes: [CompletionNode]) {
        self.program = program
        self.nodes = nodes
    }

    var text: String {
        """
        # Completions of \(program) for bash. Load them with: source <(\(program) completions bash)

        \(function)_describe() {
            commands=() flags=() valued=() last=-1
            case $1 in
        \(nodes.map(description).joined(separator: "\n"))
            esac
        }

        \(function)_values() {
            case $1 in
        \(nodes.flatMap(values).joined(separator: "\n"))
            *) ;;
            esac
        }

        \(BashFunctions(function: function, program: program).text)
        complete -F \(function) \(quotedForPOSIX(program))

        """
    }

    private func description(_ node: CompletionNode) -> String {
        """
            \(quotedForPOSIX(node.place)))
                commands=(\(list(node.commands.map(\.name))))
                flags=(\(list(node.options.flatMap(\.spellings))))
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
            action(entry.kind).map { "    \(quotedForPOSIX(entry.place))) \($0) ;;" }
        }
    }

    private func action(_ kind: CompletionKind) -> String? {
        switch kind {
        case .nothing, .command: nil
        case .file(let endings): "\(function)_files \(list(endings))"
        case .directory: "\(function)_folders"
        case .program: "\(function)_programs"
        case .words(let words): "\(function)_offer \(list(words))"
        }
    }

    private func list(_ words: [String]) -> String { words.map { quotedForPOSIX($0) }.joined(separator: " ") }
}
