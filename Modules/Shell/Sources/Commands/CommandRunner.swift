import FeatureKitInterface

/// Runs command lines of the program within the app, where nothing can be typed and the screen stays the app's.
@MainActor
struct CommandRunner {
    let program: any Program
    /// How the app itself was called.
    let invocation: Invocation

    /// What a person types in a shell.
    func line(_ words: [String]) -> String {
        let name = invocation.executable.split(separator: "/").last.map(String.init) ?? invocation.executable
        return ([name] + words).joined(separator: " ")
    }

    func run(_ words: [String]) async -> CommandOutput {
        let paper = Paper(columns: invocation.output.columns)
        var inner = invocation
        (inner.arguments, inner.input, inner.output, inner.errors) = (words, NoInput(), paper, paper)
        let code = await program.run(inner)
        return CommandOutput(text: paper.text, code: code)
    }

    /// Takes results and messages in the order in which they come.
    private final class Paper: TextOutput {
        let isTerminal = false
        let columns: Int?
        private(set) var text = ""

        init(columns: Int?) {
            self.columns = columns
        }

        func write(_ text: String) { self.text += text }
    }

    private final class NoInput: TextInput {
        let isTerminal = false

        func readLine() async -> String? { nil }
    }
}
