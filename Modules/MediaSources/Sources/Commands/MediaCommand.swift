import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit

/// The command `media`: the servers that tell widgets what there is to watch.
@MainActor
struct MediaCommand {
    private static let server = Parameter<MediaServerKind>.argument("SERVER", help: Strings.serverHelp)

    let parts: @MainActor () throws -> ServerParts

    var command: Command {
        Command(
            "media", abstract: MediaSourcesFeature.Abstracts.media,
            subcommands: [AddServerCommand(parts: parts).command, list, remove])
    }

    private var list: Command {
        Command("list", abstract: Strings.listAbstract, output: Self.schema) { context in
            let rows = try await rows(try parts())
            if context.wantsJSON {
                return try context.output.writeLine(
                    JSONValue.object([("servers", .array(rows.map(\.json)))]).pretty)
            }
            try context.output.write(TextTable(rows.map(\.texts), in: context.language).text)
            if rows.isEmpty { try context.errors.writeLine(context.text(Strings.noServers)) }
        }
    }

    private func rows(_ parts: ServerParts) async throws -> [ServerRow] {
        let (accounts, profile) = (parts.accounts, parts.profile)
        var rows: [ServerRow] = []
        for kind in MediaServerKind.allCases {
            guard let account = try accounts.account(of: kind.rawValue, profile: profile) else { continue }
            let secret = try await accounts.secret(of: kind.rawValue, profile: profile)
            rows.append(ServerRow(kind: kind, account: account, isReady: account.user == nil || secret != nil))
        }
        return rows
    }

    private var remove: Command {
        Command("remove", abstract: Strings.removeAbstract, parameters: [Self.server]) { context in
            let kind = try context[Self.server]
            let parts = try parts()
            // Only politeness: the server forgets a token of nobody some day.
            if kind == .jellyfin {
                _ = try? await parts.jellyfin.ask(parts.profile) { try await $0.post(["Sessions", "Logout"]) }
            }
            guard try await parts.accounts.remove(kind.rawValue, profile: parts.profile) else {
                throw CommandFailure(Strings.noServer(server: kind.title))
            }
        }
    }

    private static let schema = OutputSchema(
        "tessera.media", version: 1,
        fields: [
            .init("servers[].server", "string", Strings.serverHelp),
            .init("servers[].address", "string", Strings.addressHelp),
            .init("servers[].user", "string or null", Strings.userHelp),
            .init("servers[].ready", "boolean", Strings.readyField),
        ])
}

/// A line of the list.
private struct ServerRow {
    var kind: MediaServerKind
    var account: MediaAccount
    var isReady: Bool

    var texts: [LocalizedText] {
        [
            LocalizedText(kind.rawValue), LocalizedText(account.address), LocalizedText(account.user ?? ""),
            isReady ? Strings.ready : Strings.signInAgain,
        ]
    }

    var json: JSONValue {
        [
            "server": .string(kind.rawValue), "address": .string(account.address), "user": JSONValue(account.user),
            "ready": .bool(isReady),
        ]
    }
}
