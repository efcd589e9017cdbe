import FeatureKitInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import Repository

/// `assemble diff`: two distributions or binaries, side by side.
@MainActor
enum DiffCommand {
    private static let first = Parameter<String>.argument(
        "FIRST", help: "a distribution, or the path of a binary", completion: .file(endings: []))
    private static let second = Parameter<String>.argument(
        "SECOND", help: "another one", completion: .file(endings: []))

    static var command: Command {
        Command(
            "diff", abstract: "compare two distributions or binaries",
            discussion: """
                Lists features, versions, commands, libraries and sizes that differ: `-` is only in the first, `+` \
                only in the second. A distribution and a binary are compared by features and commands alone. Ends \
                with 0 whether they differ or not.
                """,
            examples: [
                CommandExample("diff tessera mini", "what the small distribution leaves out"),
                CommandExample("diff out/old out/new", "what changed between two binaries"),
            ],
            parameters: [first, second], output: schema
        ) { context in
            let workplace = try Workplace(context)
            let difference = Difference(
                try Side(context[first], workplace), try Side(context[second], workplace))
            try context.output.write(context.wantsJSON ? json(difference).pretty + "\n" : text(difference))
        }
    }

    private static func text(_ difference: Difference) -> String {
        guard !difference.changes.isEmpty else { return "no difference\n" }
        return TextTable(difference.changes.flatMap(rows)).text
    }

    private static func rows(_ change: Difference.Change) -> [[String]] {
        [change.before.map { ["-", change.subject, $0] }, change.after.map { ["+", change.subject, $0] }]
            .compactMap { $0 }
    }

    private static func json(_ difference: Difference) -> JSONValue {
        [
            "schema": "tessera.diff", "version": 1,
            "changes": .array(
                difference.changes.map {
                    ["subject": .string($0.subject), "before": JSONValue($0.before), "after": JSONValue($0.after)]
                }),
        ]
    }

    private static let schema = OutputSchema(
        "tessera.diff", version: 1,
        fields: [
            .init("changes[].subject", "string", "feature, version, command, library or size"),
            .init("changes[].before", "string or null", "what the first has"),
            .init("changes[].after", "string or null", "what the second has"),
        ])
}
