import CommandKitInterface
import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import TextViewKitInterface

/// The app on the terminal of the program, from its start to its end.
@MainActor
struct App: AppStarting {
    private static let title = "Tessera"

    let parts: ShellParts
    let running: any ScreenRunning
    let lifecycle: any Lifecycle

    func run(
        opening link: String?, as owner: any InstanceOwner, _ invocation: Invocation
    ) async throws -> ExitCode {
        try await run(opening: link, as: owner, isLinear: false)
    }

    /// Runs the app until the person leaves it.
    ///
    /// - Parameters:
    ///   - link: what it opens first.
    ///   - owner: what this process answers other processes with; `nil` when another app does that.
    ///   - isLinear: whether it is a conversation in plain lines.
    /// - Returns: how the program ends.
    /// - Throws: what keeps the app from running, as a sentence.
    func run(opening link: String?, as owner: (any InstanceOwner)?, isLinear: Bool) async throws -> ExitCode {
        defer { owner?.resign() }
        try await lifecycle.start()
        let result: Result<ExitCode, any Error>
        do {
            result = .success(try await show(opening: link, as: owner, isLinear: isLinear))
        } catch {
            result = .failure(error)
        }
        try await lifecycle.stop()
        return try result.get()
    }

    /// Prints the first screen of the first tab.
    func print() async throws -> ExitCode {
        var first = parts
        (first.steps, first.overlays, first.crashes) = ([], [], nil)
        let shell = ShellController(first)
        try shell.start(restoring: false)
        return try await running.run(ScreenOptions()) { _ in shell.printedView }.exitCode
    }

    private func show(opening link: String?, as owner: (any InstanceOwner)?, isLinear: Bool) async throws -> ExitCode {
        let shell = ShellController(parts)
        if let link { try parts.navigation.open(link) }
        try shell.start(restoring: owner != nil)
        guard !shell.isOver else { return .done }
        let service = Task { [navigation = parts.navigation] in await owner?.serve { try await navigation.answer($0) } }
        defer { service.cancel() }
        let options = ScreenOptions(title: Self.title, isLinear: isLinear, confirmsInterrupt: true)
        let exit = try await running.run(options) { shell.view(on: $0) }
        if let failure = shell.failure { throw failure }
        return exit.exitCode
    }
}
