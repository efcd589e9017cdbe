public import FeatureKitInterface
public import LocalizationKit

/// What the body of a command gets: what was written, and the outside.
@MainActor
public struct CommandContext {
    /// How the program was called: streams, environment and executable.
    public let invocation: Invocation
    /// The words of the command from the program's name on, such as `["tessera", "features"]`.
    public let path: [String]
    /// Whether `--json` was written; always false for a command without an output schema.
    public let wantsJSON: Bool
    /// The language of the person, for everything that is not meant for another program.
    public let language: Language
    private let words: [String: [String]]

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - invocation: how the program was called.
    ///   - path: the words of the command from the program's name on.
    ///   - wantsJSON: whether `--json` was written.
    ///   - language: the language of the person.
    ///   - words: what was written for each parameter, by its name; `true` and `false` for flags.
    public init(
        invocation: Invocation, path: [String], wantsJSON: Bool, language: Language = .english,
        words: [String: [String]]
    ) {
        self.invocation = invocation
        self.path = path
        self.wantsJSON = wantsJSON
        self.language = language
        self.words = words
    }

    /// The value of a parameter of this command.
    ///
    /// - Parameter parameter: one that the command lists; the words were checked before the body ran.
    public subscript<Value>(parameter: Parameter<Value>) -> Value {
        get throws { try parameter.value(of: words[parameter.specification.name] ?? []) }
    }

    /// Whether the parameter was written, even with its default.
    ///
    /// - Parameter parameter: one that the command lists.
    /// - Returns: true when the person wrote it.
    public func isWritten(_ parameter: any CommandParameter) -> Bool {
        words[parameter.specification.name] != nil
    }
}

extension CommandContext {
    /// Where results go.
    public var output: any TextOutput { invocation.output }
    /// Where messages for the person go.
    public var errors: any TextOutput { invocation.errors }
    /// Where text is read from.
    public var input: any TextInput { invocation.input }
    /// The environment of the process.
    public var environment: [String: String] { invocation.environment }

    /// A text in the language of the person.
    ///
    /// - Parameter text: any text.
    /// - Returns: the string to print.
    public func text(_ text: LocalizedText) -> String { text.text(in: language) }

    /// Reads a line that nobody else should see; a person at a terminal is asked for it, and what is typed is not shown.
    ///
    /// - Parameter question: what is asked, without a colon at its end.
    /// - Returns: the line, or `nil` at the end of the input.
    /// - Throws: `OutputError` when the question cannot be written.
    public func hiddenLine(_ question: LocalizedText) async throws -> String? {
        try await input.readHiddenLine {
            if input.isTerminal { try errors.write(text(question) + ": ") }
        }
    }

    /// Whether results may be styled: the output is a terminal, `NO_COLOR` is not set, and `TERM` is not `dumb`.
    ///
    /// Source: the informal standard at no-color.org; an empty `NO_COLOR` counts as not set.
    public var isStyled: Bool {
        output.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
}
