import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface

/// What a program does without a command: it opens the app, or prints its first screen.
@MainActor
struct AppCommand {
    let app: @MainActor () throws -> App
    let instance: @MainActor () throws -> any Instance

    private static let linear = Parameter.flag("linear", help: Strings.linearHelp)

    var command: Command {
        Command("app", abstract: Strings.abstract, discussion: Strings.discussion, parameters: [Self.linear]) {
            let isLinear = try $0[Self.linear]
            let isAlive = isLinear || $0.invocation.isAlive
            let code = try await isAlive ? open(isLinear: isLinear) : try app().print()
            if code != .done { throw code }
        }
    }

    private func open(isLinear: Bool) async throws -> ExitCode {
        try await app().run(opening: nil, as: try await elect(), isLinear: isLinear)
    }

    private func elect() async throws -> InstanceRole {
        do {
            return try await instance().elect()
        } catch let error as InstanceError {
            throw CommandFailure(error.explanation, code: .unavailable)
        }
    }
}

extension Invocation {
    /// Whether a screen is alive here; elsewhere it is printed once.
    fileprivate var isAlive: Bool {
        let isDumb = environment["TERM"] ?? "dumb" == "dumb"
        return environment["TESSERA_A11Y"] == "linear" || output.isTerminal && (!isDumb || input.isTerminal)
    }
}
