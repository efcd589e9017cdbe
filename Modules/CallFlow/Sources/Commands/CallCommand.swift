import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// The command `call` and what stands below it.
@MainActor
struct CallCommand {
    let parts: CallParts

    /// - Parameter others: what other features add.
    /// - Returns: the command.
    func command(with others: [Command]) -> Command {
        Command(
            "call", abstract: CallsFeature.Abstracts.call, discussion: Strings.callDiscussion,
            subcommands: [
                DialCommand(parts: parts).command, ListenCommand(parts: parts).command,
                PushCommand(parts: parts).command, HistoryCommand(parts: parts).command,
                ContactsCommand(parts: parts).command,
            ] + ActCommand.all(parts) + others)
    }
}
