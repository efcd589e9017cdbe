import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import NetworkInterface
import PlatformInterface

/// `media add`: signs in to a server.
@MainActor
struct AddServerCommand {
    private static let server = Parameter<MediaServerKind>.argument("SERVER", help: Strings.serverHelp)
    private static let address = Parameter<String>.argument("URL", help: Strings.addressHelp)
    private static let user = Parameter<String?>.optionalOption("user", value: "NAME", help: Strings.userHelp)
    private static let password = Parameter.flag("password-from-stdin", help: Strings.passwordHelp)

    let parts: @MainActor () throws -> ServerParts

    var command: Command {
        Command(
            "add", abstract: Strings.addAbstract, discussion: Strings.addDiscussion,
            examples: [
                CommandExample("media add jellyfin http://server:8096", Strings.quickConnectExample),
                CommandExample(
                    "media add jellyfin https://server --user anna --password-from-stdin", Strings.passwordExample),
                CommandExample("media add kodi http://tv:8080", Strings.kodiExample),
            ],
            parameters: [Self.server, Self.address, Self.user, Self.password]
        ) { context in
            let (parts, kind) = (try parts(), try context[Self.server])
            let server = parts.server(kind, at: try Self.url(try context[Self.address]))
            switch kind {
            case .jellyfin: try await addJellyfin(server, parts, context)
            case .kodi: try await addKodi(server, parts, context)
            }
            try context.errors.writeLine(context.text(Strings.added(server: kind.title)))
        }
    }

    private func addJellyfin(_ server: MediaServer, _ parts: ServerParts, _ context: CommandContext) async throws {
        let device = JellyfinDevice(name: parts.host, id: try await parts.accounts.device(parts.random))
        let signIn = JellyfinSignIn(client: JellyfinClient(server: server, device: device), time: parts.time)
        let session = try await session(signIn, context)
        try await parts.accounts.keep(
            MediaAccount(
                address: "\(server.base)", user: session.user, userID: session.userID, device: device.id),
            secret: session.token, of: server.kind.rawValue, profile: parts.profile)
    }

    /// Keeps name and password, since Kodi gives no token for them.
    private func addKodi(_ server: MediaServer, _ parts: ServerParts, _ context: CommandContext) async throws {
        let (user, password) = (try context[Self.user], try await password(context))
        let secret = user.map { Secret("\($0):\(password?.reveal() ?? "")") }
        do {
            let answer = try await KodiClient(server: server, credential: secret).call("JSONRPC.Ping")
            guard answer.content == .string("pong") else { throw MediaServerError.notUnderstood(server: .kodi) }
        } catch MediaServerError.signedOut {
            throw MediaServerError.wrongPassword(server: .kodi)
        }
        try await parts.accounts.keep(
            MediaAccount(address: "\(server.base)", user: user), secret: secret, of: server.kind.rawValue,
            profile: parts.profile)
    }

    private func session(_ signIn: JellyfinSignIn, _ context: CommandContext) async throws -> JellyfinSignIn.Session {
        guard let user = try context[Self.user] else {
            let code = try await signIn.code()
            try context.errors.writeLine(context.text(Strings.enterCode(code: LocalizedText(code.digits))))
            return try await signIn.session(code)
        }
        return try await signIn.session(user: user, password: try await password(context) ?? Secret(""))
    }

    private func password(_ context: CommandContext) async throws -> Secret? {
        guard try context[Self.password] else { return nil }
        guard let line = try await context.hiddenLine(Strings.password) else {
            throw CommandFailure(Strings.noPassword, code: .usage)
        }
        return Secret(line)
    }

    private static func url(_ text: String) throws -> HTTPURL {
        do throws(HTTPURLError) { return try HTTPURL(text) } catch {
            throw CommandFailure(LocalizedText(error), code: .usage)
        }
    }
}
