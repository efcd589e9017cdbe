import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// The command `call listen`: takes calls without a screen, and tells what happens.
@MainActor
struct ListenCommand {
    let parts: CallParts

    var command: Command {
        Command(
            "listen", abstract: Strings.listenAbstract, discussion: Strings.listenDiscussion,
            output: CallSchema.event, startsFeatures: true
        ) { context in try await run(context) }
    }

    private func run(_ context: CommandContext) async throws {
        guard let access = try await parts.access(isAlone: true) else { return }
        defer { access.end() }
        try access.warn(context)
        let writer = CallWriter(context: context)
        var last = try await access.ask(CallQuestion(.list)).last
        while true {
            let reply = try await access.ask(CallQuestion(.events, after: last))
            try Task.checkCancellation()
            last = reply.last
            for report in reply.events { try writer.write(report) }
        }
    }
}
