import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit

/// The command `call dial`.
@MainActor
struct DialCommand {
    let parts: CallParts

    private static let handle = Parameter<String>.argument("HANDLE", help: Strings.handleHelp)
    private static let engine = Parameter<String?>.optionalOption("engine", value: "ID", help: Strings.engineHelp)
    private static let account = Parameter<String?>.optionalOption(
        "account", value: "ADDRESS", help: Strings.accountHelp)
    private static let asks = Parameter.flag("ask", help: Strings.askHelp)
    private static let waits = Parameter.flag("wait", help: Strings.waitHelp)

    var command: Command {
        Command(
            "dial", abstract: Strings.dialAbstract, discussion: Strings.dialDiscussion,
            examples: [
                CommandExample("call dial +79991234567 --wait", Strings.dialExample),
                CommandExample("call dial sip:bob@example.org --engine sip", Strings.dialAddressExample),
            ], parameters: [Self.handle, Self.engine, Self.account, Self.asks, Self.waits], output: CallSchema.event,
            startsFeatures: true
        ) { context in try await run(context) }
    }

    private func run(_ context: CommandContext) async throws {
        if try context[Self.asks] { try await CallConsent(parts: parts).ask(try context[Self.handle], context) }
        guard let access = try await parts.access(isAlone: true) else { return }
        defer { access.end() }
        try access.warn(context)
        let reply = try await access.ask(
            CallQuestion(
                .dial, handle: try context[Self.handle], engine: try context[Self.engine],
                account: try context[Self.account]))
        guard let call = reply.call else { return }
        // A call of this process ends with it.
        if case .there = access, try !context[Self.waits] { return try context.output.writeLine(call.text) }
        try await follow(call, after: reply.last, access, CallWriter(context: context))
    }

    private func follow(_ call: CallID, after first: Int, _ access: CallAccess, _ writer: CallWriter) async throws {
        var last = first
        while true {
            let reply = try await access.ask(CallQuestion(.events, after: last))
            try Task.checkCancellation()
            last = reply.last
            for report in reply.events where report.id == call {
                try writer.write(report)
                guard let reason = report.reason else { continue }
                if reason.exitCode != 0 { throw ExitCode(rawValue: reason.exitCode) }
                return
            }
        }
    }
}
