import CommandKitInterface
import FeatureKitInterface

/// `manual`: prints a manual page.
enum ManualCommand {
    private static let words = Parameter<[String]>.arguments(
        "COMMAND", help: "the words of a command; none for the whole program", completion: .command)

    @MainActor
    static func command(_ tree: CommandTree, _ assembly: any AssemblyInformation) -> Command {
        Command(
            "manual", abstract: "print the manual page",
            discussion: """
                The page is written in mdoc. Read it with man -l FILE, or install it as \
                ~/.local/share/man/man1/PROGRAM.1.
                """,
            examples: [
                CommandExample("manual", "print the page of the whole program"),
                CommandExample("manual features", "print the page of the command `features`"),
            ],
            parameters: [words]
        ) { context in
            let path = try tree.path(to: context[words], at: context.invocation.executable)
            try context.output.write(ManualPage(path, version: assembly.build.version).text)
        }
    }
}
