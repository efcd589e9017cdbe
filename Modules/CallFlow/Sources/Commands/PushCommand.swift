import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The command `call push`: puts a line into the inbox.
@MainActor
struct PushCommand {
    let parts: CallParts

    private static let id = Parameter<CallWord?>.optionalOption("id", help: Strings.pushIDHelp)
    private static let from = Parameter<String>.option("from", help: Strings.fromHelp, default: "")
    private static let name = Parameter<String?>.optionalOption("name", help: Strings.nameHelp)
    private static let kind = Parameter<PushMessage.Kind>.option("kind", help: Strings.kindHelp, default: .call)
    private static let after = Parameter<Int>.option(
        "after", value: "SECONDS", help: Strings.afterHelp, default: 0, in: 0...3600)
    private static let expires = Parameter<Int?>.optionalOption("expires", value: "TIME", help: Strings.expiresHelp)

    var command: Command {
        Command(
            "push", abstract: Strings.pushAbstract, discussion: Strings.pushDiscussion,
            examples: [CommandExample("call push --from +79991234567 --after 3", Strings.pushExample)],
            parameters: [Self.id, Self.from, Self.name, Self.kind, Self.after, Self.expires]
        ) { context in try await run(context) }
    }

    private func run(_ context: CommandContext) async throws {
        let random = try parts.resolver.service(.randomBytes)
        let id = try context[Self.id]?.id ?? CallID(random: random.bytes(16))
        let delay = try context[Self.after]
        let message = PushMessage(
            id: id.text, from: try context[Self.from], name: try context[Self.name], kind: try context[Self.kind],
            expires: try context[Self.expires].map(Int64.init), after: delay == 0 ? nil : delay)
        try await send(message)
        try context.output.writeLine(id.text)
    }

    private func send(_ message: PushMessage) async throws {
        let path = "\(try parts.resolver.service(.directories).path(.runtime))/\(PushInbox.name)"
        do {
            let connection = try await parts.resolver.service(.localSocket).connect(to: path, limit: PushInbox.longest)
            try await connection.send(try JSONValue(encoding: message).compact)
            connection.close()
        } catch SocketError.absent {
            throw CommandFailure(Strings.nobodyListens, remedy: Strings.startListening, code: .unavailable)
        }
    }
}

extension PushMessage.Kind: CommandValue {}
