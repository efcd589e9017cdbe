import AuthFlowInterface
import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// `auth sessions`: where else one is signed in, and the end of that.
@MainActor
struct SessionsCommand {
    let keeper: SessionKeeper

    private static let id = Parameter<String>.argument("ID", help: Strings.sessionHelp)

    private static let schema = OutputSchema(
        "tessera.auth.sessions", version: 1,
        fields: [
            .init("sessions[].id", "string", Strings.sessionIDMeaning),
            .init("sessions[].device", "string", Strings.deviceMeaning),
            .init("sessions[].created", "string", Strings.createdMeaning),
            .init("sessions[].lastUsed", "string", Strings.lastUsedMeaning),
            .init("sessions[].isCurrent", "boolean", Strings.isCurrentMeaning),
        ])

    var command: Command {
        Command("sessions", abstract: Strings.sessionsAbstract, subcommands: [list, end])
    }

    private var list: Command {
        Command(
            "list", abstract: Strings.sessionsListAbstract,
            examples: [CommandExample("auth sessions list", Strings.sessionsListExample)], output: Self.schema
        ) { [keeper] context in
            let sessions = try await Self.sessions(keeper)
            if context.wantsJSON { return try context.output.writeLine(Self.document(sessions).pretty) }
            for session in sessions {
                let text = context.text(SessionRow.title(session))
                try context.output.writeLine("\(visible(session.id))  \(visible(text))")
            }
        }
    }

    private var end: Command {
        Command(
            "end", abstract: Strings.sessionsEndAbstract,
            examples: [CommandExample("auth sessions end 1f6c9a30b2d84e57", Strings.sessionsEndExample)],
            parameters: [Self.id]
        ) { [keeper] context in
            let id = try context[Self.id]
            guard let session = try await Self.sessions(keeper).first(where: { $0.id == id }) else {
                throw CommandFailure(
                    Strings.noSuchSession(id: visible(id)), remedy: Strings.noSuchSessionRemedy, code: .usage)
            }
            guard !session.isCurrent else {
                throw CommandFailure(Strings.ownSession, remedy: Strings.ownSessionRemedy, code: .usage)
            }
            try await keeper.told { keeper throws(AuthError) in
                try await keeper.ask { service, own throws(AuthError) in try await service.end(id, asking: own) }
            }
            try context.errors.writeLine(context.text(Strings.sessionWasEnded))
        }
    }

    private static func sessions(_ keeper: SessionKeeper) async throws -> [DeviceSession] {
        try await keeper.told { keeper throws(AuthError) in
            try await keeper.ask { service, own throws(AuthError) in try await service.sessions(of: own) }
        }
    }

    private static func document(_ sessions: [DeviceSession]) -> JSONValue {
        .object([
            ("schema", .string(schema.name)), ("version", .int(schema.version)),
            (
                "sessions",
                .array(
                    sessions.map {
                        [
                            "id": .string($0.id), "device": .string($0.device), "created": .string("\($0.created)"),
                            "lastUsed": .string("\($0.lastUsed)"), "isCurrent": .bool($0.isCurrent),
                        ]
                    })
            ),
        ])
    }
}
