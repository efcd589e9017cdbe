import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
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
    let instance: any Instance

    func run(
        opening link: String?, as owner: any InstanceOwner, _ invocation: Invocation
    ) async throws -> ExitCode {
        try await run(opening: link, as: .owner(owner), isLinear: false)
    }

    /// Runs the app until the person leaves it.
    ///
    /// - Parameters:
    ///   - link: what it opens first.
    ///   - role: whether this process answers other processes; one that does not takes over when the owner leaves.
    ///   - isLinear: whether it is a conversation in plain lines.
    /// - Returns: how the program ends.
    /// - Throws: what keeps the app from running, as a sentence.
    func run(opening link: String?, as role: InstanceRole, isLinear: Bool) async throws -> ExitCode {
        let ownership = Ownership(role, of: instance, duties: parts.duties) { [navigation = parts.navigation] in
            try await navigation.answer($0)
        }
        defer { ownership.end() }
        try await lifecycle.start()
        let result: Result<ExitCode, any Error>
        do {
            result = .success(try await show(opening: link, ownership, isLinear: isLinear))
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

    private func show(opening link: String?, _ ownership: Ownership, isLinear: Bool) async throws -> ExitCode {
        let shell = ShellController(parts)
        if let link { try parts.navigation.open(link) }
        try shell.start(restoring: ownership.isOwner)
        guard !shell.isOver else { return .done }
        ownership.fail = { [weak shell] in shell?.say(LocalizedText($0)) }
        ownership.begin()
        let options = ScreenOptions(title: Self.title, isLinear: isLinear, confirmsInterrupt: true)
        let exit = try await running.run(options) { shell.view(on: $0) }
        if let failure = shell.failure { throw failure }
        return exit.exitCode
    }
}
