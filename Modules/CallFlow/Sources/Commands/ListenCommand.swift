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

    /// Listens to whoever has the calls; when that one leaves, somebody else has them, and be it this process.
    private func run(_ context: CommandContext) async throws {
        while let access = try await parts.access(isAlone: true) {
            defer { access.end() }
            try access.warn(context)
            do {
                try await listen(to: access, CallWriter(context: context))
            } catch let failure as CommandFailure where failure == CallAccess.ownerLeft {
                continue
            }
        }
    }

    private func listen(to access: CallAccess, _ writer: CallWriter) async throws {
        // Of calls of its own it tells everything, of those of another process what happens from now on.
        var last = 0
        if case .there = access { last = try await access.ask(CallQuestion(.list)).last }
        while true {
            let reply = try await access.ask(CallQuestion(.events, after: last))
            try Task.checkCancellation()
            last = reply.last
            for report in reply.events { try writer.write(report) }
        }
    }
}
