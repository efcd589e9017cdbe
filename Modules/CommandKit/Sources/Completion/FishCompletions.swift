import CommandKitInterface

/// What fish has to load.
struct FishCompletions {
    private let program: String
    private let nodes: [CompletionNode]
    private var function: String { "_\(identifier(of: program))" }

    init(_ program: String, _ nodes: [CompletionNode]) {
        self.program = program
        self.nodes = nodes
    }

    var text: String {
        """
        # Completions of \(program) for fish. Load them with: \(program) completions fish | source

        \(FishFunctions(function: function, program: program, nodes: nodes).text)
        \(start) -f
        \(nodes.flatMap(lines).joined(separator: "\n"))

        """
    }

    private var start: String { "complete -c \(quotedForFish(program))" }

    private func lines(_ node: CompletionNode) -> [String] {
        let commands = node.commands.map { command in
            "\(rule(node.place, "-eq 0")) -a \(quotedForFish(command.name)) -d \(quotedForFish(command.abstract))"
        }
        return commands + node.options.map { line($0, at: node.place) } + arguments(of: node)
    }

    private func line(_ option: CompletionNode.Option, at place: String) -> String {
        let spellings = option.spellings.map { spelling in
            spelling.hasPrefix("--")
                ? "-l \(quotedForFish(spelling.dropFirst(2)))" : "-s \(quotedForFish(spelling.dropFirst()))"
        }
        let value = option.value.map { " -r \(offer($0))" } ?? ""
        return "\(rule(place)) \(spellings.joined(separator: " "))\(value) -d \(quotedForFish(option.help))"
    }

    private func arguments(of node: CompletionNode) -> [String] {
        node.arguments.indices.compactMap { index in
            let kind = node.arguments[index]
            guard kind != .nothing, kind != .command else { return nil }
            let isOpen = node.isRepeated && index == node.arguments.count - 1
            return "\(rule(node.place, "\(isOpen ? "-ge" : "-eq") \(index)")) \(offer(kind))"
        }
    }

    private func rule(_ place: String, _ count: String = "") -> String {
        let condition = ["\(function)_at", quotedForFish(place), count].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(start) -n \(quotedForFish(condition))"
    }

    private func offer(_ kind: CompletionKind) -> String {
        switch kind {
        case .nothing, .command: "-f"
        case .file(let endings) where endings.isEmpty: "-F"
        case .file(let endings): "-f -a \(quotedForFish("(\(function)_files \(endings.joined(separator: " ")))"))"
        case .directory: "-f -a '(__fish_complete_directories)'"
        case .program: "-f -a '(__fish_complete_command)'"
        case .words(let words): "-f -a \(quotedForFish(words.map { quotedForFish($0) }.joined(separator: " ")))"
        }
    }
}
