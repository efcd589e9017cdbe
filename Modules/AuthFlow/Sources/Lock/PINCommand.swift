import AuthFlowInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// `auth pin` and `auth lock`: the lock of the app, for the command line.
@MainActor
struct PINCommand {
    let lock: AppLock

    var command: Command {
        Command(
            "pin", abstract: Strings.pinAbstract, discussion: Strings.pinDiscussion,
            subcommands: [
                Command("set", abstract: Strings.pinSetAbstract, examples: [], body: set),
                Command("remove", abstract: Strings.pinRemoveAbstract, examples: [], body: remove),
            ])
    }

    var lockCommand: Command {
        Command(
            "lock", abstract: Strings.lockAbstract, examples: [CommandExample("auth lock", Strings.lockExample)]
        ) { [lock] context in
            try await told { () async throws(PINError) in try await lock.lock() }
            try context.errors.writeLine(context.text(Strings.nowLocked))
        }
    }

    private func set(_ context: CommandContext) async throws {
        let first = try await ask(lock.hasPIN ? Strings.pinUnlock : Strings.pinNew, context)
        if lock.hasPIN {
            try await told { () async throws(PINError) in try await lock.remove(first) }
            return try await set(context)
        }
        let second = try await ask(Strings.pinAgain, context)
        try await told { () async throws(PINError) in
            guard try PIN(first) == PIN(second) else { throw .mismatch }
            try await lock.set(first)
        }
        try context.errors.writeLine(context.text(Strings.pinIsSet))
    }

    private func remove(_ context: CommandContext) async throws {
        guard lock.hasPIN else { throw CommandFailure(PINError.notSet.explanation) }
        let pin = try await ask(Strings.pinRemoval, context)
        try await told { () async throws(PINError) in try await lock.remove(pin) }
        try context.errors.writeLine(context.text(Strings.pinIsRemoved))
    }

    private func ask(_ question: LocalizedText, _ context: CommandContext) async throws -> String {
        guard let line = try await context.hiddenLine(question) else {
            throw CommandFailure(Strings.inputEnded, code: .usage)
        }
        return line
    }

    private func told(_ body: () async throws(PINError) -> Void) async throws(CommandFailure) {
        do throws(PINError) { try await body() } catch { throw CommandFailure(error.explanation) }
    }
}
