import LocalizationKit
import NavigationInterface
import StateKit
import TextViewKitInterface

/// Explains a command on one screen, and shows what it says on another, where the app may run it.
@MainActor
final class CommandCoordinator: Coordinator {
    private let scope: any CoordinatorScope
    private let runner: CommandRunner

    private init(_ scope: any CoordinatorScope, _ runner: CommandRunner) {
        (self.scope, self.runner) = (scope, runner)
    }

    static func unit(_ runner: CommandRunner, in opener: any CoordinatorScope) -> Unit<CommandEntry, Never> {
        Unit("command", in: opener) { scope, _ in CommandCoordinator(scope, runner) }
    }

    func start(with entry: CommandEntry) -> any Presentable {
        let run = Intent.perform { [weak self] in self?.run(entry) }
        return screen(of: entry.words + ["--help"], LocalizedText(entry.line)) { [runner] output in
            CommandScreen(
                line: runner.line(entry.words), hint: entry.isRunnable ? Strings.runHere : Strings.copyLine,
                action: entry.isRunnable ? run : .perform {}, output: output)
        }
    }

    private func run(_ entry: CommandEntry) {
        scope.router.push(
            screen(of: entry.words, LocalizedText(runner.line(entry.words))) { OutputScreen(output: $0) })
    }

    /// Shows what a command line writes, from the moment at which that is known.
    private func screen<Content: View>(
        of words: [String], _ title: LocalizedText, content: @escaping @MainActor (CommandOutput?) -> Content
    ) -> any Presentable {
        let output = CurrentValueSubject<CommandOutput?, Never>(nil, in: scope.kernel, named: "output of a command")
        let task = Task { [runner] in output.send(await runner.run(words)) }
        return scope.screen(title, showing: output.output, onLeave: { _ in task.cancel() }, content: content)
    }
}
