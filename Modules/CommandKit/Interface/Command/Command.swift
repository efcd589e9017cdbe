public import FeatureKitInterface
public import LocalizationKit

/// A command as a value: what it is called, what it takes, and what it does.
///
///     let width = Parameter.option("width", value: "COLUMNS", help: "how wide to draw", default: 80, in: 1...1000)
///
///     let draw = Command("draw", abstract: "draw a picture", parameters: [width]) { context in
///         try context.output.writeLine(picture(width: context[width]))
///     }
public struct Command: Sendable {
    /// What the command does, given what was written after it.
    public typealias Body = @MainActor @Sendable (CommandContext) async throws -> Void

    /// The word that a person types: lower case, words joined by hyphens.
    public var name: String
    /// One line for lists, lower case and without a full stop.
    public var abstract: LocalizedText
    /// Paragraphs for the command's own help; empty when the abstract says it all.
    public var discussion: LocalizedText
    /// Ways to call it that are worth showing.
    public var examples: [CommandExample]
    /// Arguments in their order, options and flags.
    public var parameters: [any CommandParameter]
    /// What `--json` prints; `nil` for a command that prints no data, which then has no `--json`.
    public var output: OutputSchema?
    /// Whether the features of the assembly are started before the body and stopped after it.
    public var startsFeatures: Bool
    /// Whether it only tells something: it changes nothing, asks nothing and ends by itself, so that an app may run it
    /// and show what it wrote.
    public var isReport: Bool
    /// Commands below this one.
    public var subcommands: [Command]
    /// Options that this command and all below it take; the program itself has the global ones.
    public var globalParameters: [any CommandParameter] = []
    /// What it does; `nil` for a command that only groups others and prints its help.
    public var body: Body?

    /// Creates a command that does something.
    public init(
        _ name: String, abstract: LocalizedText, discussion: LocalizedText = "", examples: [CommandExample] = [],
        parameters: [any CommandParameter] = [], output: OutputSchema? = nil, startsFeatures: Bool = false,
        isReport: Bool = false, subcommands: [Command] = [], body: @escaping Body
    ) {
        self.init(name, abstract: abstract, discussion: discussion, subcommands: subcommands)
        self.examples = examples
        self.parameters = parameters
        self.output = output
        self.startsFeatures = startsFeatures
        self.isReport = isReport
        self.body = body
    }

    /// Creates a command that only groups others.
    public init(_ name: String, abstract: LocalizedText, discussion: LocalizedText = "", subcommands: [Command]) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.subcommands = subcommands
        examples = []
        parameters = []
        output = nil
        (startsFeatures, isReport) = (false, false)
        body = nil
    }
}

extension ExtensionPoint where Contribution == Command {
    /// The commands of a program; the id of a contribution is the command's name.
    public static var commands: Self { Self("commands", of: "command") }

    /// What the program does when no command is named; without one it prints its help.
    ///
    /// The parameters of a root command are taken by the program itself. Its id is `root`, so a second one is a fault.
    public static var rootCommand: Self { Self("root command", of: "root command") }
}
