import AuthBackendInterface
import AuthFlowInterface
import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// `keys`: the keys that sign access tokens, and the one that protects what is kept.
@MainActor
struct KeysCommand {
    let keys: any IdentityKeys

    private static let id = Parameter<String>.argument("ID", help: Strings.keyHelp)
    private static let show = Parameter.flag("show", help: Strings.showHelp)
    private static let schema = OutputSchema(
        "tessera.authd.keys", version: 1,
        fields: [
            .init("keys[].id", "string", Strings.idMeaning), .init("keys[].created", "string", Strings.createdMeaning),
            .init("keys[].signs", "boolean", Strings.signsMeaning),
        ])

    var command: Command {
        Command(
            "keys", abstract: AuthServerFeature.Abstracts.keys, discussion: Strings.keysDiscussion,
            subcommands: [list, create, rotate, secret])
    }

    private var list: Command {
        Command(
            "list", abstract: Strings.listAbstract, examples: [CommandExample("keys list", Strings.listExample)],
            output: Self.schema, isReport: true
        ) { [keys] context in
            let all = try await told { () throws(AuthError) in try await keys.signingKeys() }
            if context.wantsJSON { return try context.output.writeLine(Self.document(all).pretty) }
            if all.isEmpty { return try context.errors.writeLine(context.text(Strings.noKeys)) }
            let rows = all.enumerated().map { index, key in
                [key.id, "\(key.created)", context.text(index == 0 ? Strings.signs : Strings.verifies)]
            }
            try context.output.write(TextTable(rows).text)
        }
    }

    private var create: Command {
        Command(
            "create", abstract: Strings.createAbstract, examples: [CommandExample("keys create", Strings.createExample)]
        ) { [keys] context in
            try await told { () throws(AuthError) in try await keys.create() }
            try context.errors.writeLine(context.text(Strings.created))
        }
    }

    private var rotate: Command {
        Command(
            "rotate", abstract: Strings.rotateAbstract, examples: [CommandExample("keys rotate", Strings.rotateExample)]
        ) { [keys] context in
            let key = try await told { () throws(AuthError) in try await keys.rotate() }
            try context.output.writeLine(key.id)
        }
    }

    private var secret: Command {
        Command(
            "secret", abstract: Strings.secretAbstract,
            examples: [CommandExample("keys secret 0123456789abcdef --show", Strings.secretExample)],
            parameters: [Self.id, Self.show]
        ) { [keys] context in
            guard try !context.output.isTerminal || context[Self.show] else {
                throw CommandFailure(Strings.secretOnTerminal, remedy: Strings.showRemedy, code: .usage)
            }
            let id = try context[Self.id]
            guard let secret = try await told({ () throws(AuthError) in try await keys.secret(of: id) }) else {
                throw CommandFailure(Strings.unknownKey(id: visible(id)))
            }
            try context.output.writeLine(secret.reveal())
        }
    }

    private static func document(_ keys: [IdentityKey]) -> JSONValue {
        let rows = keys.enumerated().map { index, key -> JSONValue in
            ["id": .string(key.id), "created": .string("\(key.created)"), "signs": .bool(index == 0)]
        }
        return ["schema": .string(schema.name), "version": .int(schema.version), "keys": .array(rows)]
    }
}

/// Asks the backend, and tells a failure as the end of a command.
@MainActor
private func told<Value: Sendable>(
    _ question: () async throws(AuthError) -> Value
) async throws(CommandFailure) -> Value {
    do throws(AuthError) { return try await question() } catch {
        throw CommandFailure(error.explanation, code: .unavailable)
    }
}
