import CommandKitInterface

/// Reads a command line by the conventions of GNU.
///
/// Options may stand anywhere before `--`. A value follows its option after `=`, in the next word, or directly after
/// the letter; the next word is taken whatever it looks like, so negative numbers need no quoting.
/// Source: POSIX.1-2024, section 12.2; GNU C Library manual, "Program Argument Syntax Conventions".
struct LineParser {
    private(set) var path: CommandPath
    private(set) var options: OptionTable
    private(set) var written = WrittenWords()
    private var waiting: ArraySlice<String>
    private var arguments: [String] = []
    private var isPlain = false

    /// Reads the words after a program's name.
    ///
    /// - Parameters:
    ///   - words: what was written.
    ///   - root: the program; its subcommands are the commands.
    /// - Returns: what is asked for.
    /// - Throws: ``UsageError`` at the first word that is wrong.
    static func parse(_ words: [String], root: Command) throws(UsageError) -> Request {
        var parser = LineParser(words, root)
        while let word = parser.next() {
            if let request = try parser.take(word) { return request }
        }
        return try parser.finish()
    }

    private init(_ words: [String], _ root: Command) {
        path = CommandPath(root)
        options = OptionTable(path.options)
        waiting = words[...]
    }

    /// The next word, which is then behind the parser.
    mutating func next() -> String? { waiting.popFirst() }

    mutating func write(_ value: String, for option: ParameterSpecification, as word: String) {
        written.add(value, to: option.name, as: word, after: path.title)
    }

    private mutating func take(_ word: String) throws(UsageError) -> Request? {
        if isPlain || !isOption(word) { return try takePlain(word) }
        if word == "--" {
            isPlain = true
            return nil
        }
        return word.hasPrefix("--") ? try takeLong(word) : try takeCluster(word)
    }

    /// A lone hyphen stands for standard input (POSIX guideline 13), and `-5` is a number where no option is meant.
    private func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
        let isNumber = Double(word) != nil && (next == "." || next.isWholeNumber)
        return !(isNumber && options[short: next] == nil && !path.arguments.isEmpty)
    }

    private mutating func takePlain(_ word: String) throws(UsageError) -> Request? {
        if !isPlain, arguments.isEmpty, let next = path.descending(to: word) {
            path = next
            options = OptionTable(next.options)
        } else if path.arguments.isEmpty, !path.command.subcommands.isEmpty {
            throw .unknownCommand(word, path)
        } else {
            arguments.append(word)
        }
        return nil
    }

    private mutating func finish() throws(UsageError) -> Request {
        if path.command.body == nil { return .help(path) }
        try checkPlaces()
        try assignArguments()
        try checkValues()
        return .run(path, words: written.values)
    }

    private func checkPlaces() throws(UsageError) {
        let known = Set(path.options.map(\.name))
        if let stray = written.spellings.first(where: { !known.contains($0.name) }) {
            throw .misplacedOption(stray.word, of: stray.owner, path)
        }
    }

    private mutating func assignArguments() throws(UsageError) {
        var rest = arguments[...]
        for argument in path.arguments {
            let taken = argument.isRepeated ? rest : rest.prefix(1)
            rest = rest.dropFirst(taken.count)
            if taken.isEmpty, argument.isRequired { throw .missingArgument(argument, path) }
            for word in taken { write(word, for: argument, as: word) }
        }
        if let extra = rest.first { throw .unexpectedArgument(extra, path) }
    }

    private func checkValues() throws(UsageError) {
        for parameter in path.parameters {
            let specification = parameter.specification
            do { try parameter.validate(written.values[specification.name] ?? []) } catch {
                throw .invalidValue(error, specification, path)
            }
        }
    }
}
