import JSONKit
import PlatformInterface
import FeatureKitInterface
import AuthFlowInterface
import CommandKitInterface
import LocalizationKit
import PhoneNumbersInterface

/// `auth`: signing in and out, and who is there, for the command line.
@MainActor
struct AuthCommand {
    let parts: FlowParts

    var command: Command {
        Command(
            "auth", abstract: AuthFeature.Abstracts.auth, discussion: Strings.authDiscussion,
            subcommands: [
                LoginCommand(parts: parts).command, status, logout, token, ProfileCommand(parts: parts).command,
                SessionsCommand(keeper: parts.keeper).command,
                PINCommand(lock: parts.lock).command, PINCommand(lock: parts.lock).lockCommand,
            ])
    }

    private var status: Command {
        Command(
            "status", abstract: Strings.statusAbstract,
            examples: [CommandExample("auth status", Strings.statusExample)], output: SessionReport.schema
        ) { [parts] context in
            let report = SessionReport(parts.keeper.identity)
            try context.output.writeLine(
                context.wantsJSON ? report.json.pretty : context.text(report.text))
        }
    }

    private var logout: Command {
        Command(
            "logout", abstract: Strings.logoutAbstract,
            examples: [CommandExample("auth logout", Strings.logoutExample)]
        ) { [parts] context in
            let wasSignedIn = parts.keeper.identity != nil
            try await parts.keeper.told { keeper throws(AuthError) in try await keeper.signOut() }
            try context.errors.writeLine(context.text(wasSignedIn ? Strings.signedOut : Strings.nobody))
        }
    }

    private static let show = Parameter.flag("show", help: Strings.showHelp)

    private var token: Command {
        Command(
            "token", abstract: Strings.tokenAbstract, discussion: Strings.tokenDiscussion,
            examples: [CommandExample("auth token | wc -c", Strings.tokenExample)], parameters: [Self.show]
        ) { [parts] context in
            guard try !context.output.isTerminal || context[Self.show] else {
                throw CommandFailure(Strings.tokenOnTerminal, remedy: Strings.tokenRemedy, code: .usage)
            }
            let token = try await parts.keeper.told { keeper throws(AuthError) in try await keeper.accessToken() }
            try context.output.writeLine(token.reveal())
        }
    }
}

extension SessionKeeper {
    /// Does something and tells a failure as the end of a command.
    func told<Value>(_ body: (SessionKeeper) async throws(AuthError) -> Value) async throws(CommandFailure) -> Value {
        do throws(AuthError) { return try await body(self) } catch { throw CommandFailure(error) }
    }
}

extension CommandFailure {
    /// The end of a command by an error of the service.
    init(_ error: AuthError) {
        let isUnreachable =
            switch error {
            case .unavailable, .unanswered, .notDelivered, .cooldown, .tooManyRequests: true
            default: false
            }
        let remedy = error == .sessionEnded ? Strings.loginRemedy : nil
        self.init(error.explanation, remedy: remedy, code: isUnreachable ? .unavailable : .failed)
    }
}
