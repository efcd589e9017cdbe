import AuthBackendInterface
import AuthFlowInterface
import CommandKitInterface
import FeatureKitInterface
import HTTPServerInterface
import LocalizationKit

/// `serve`: listens, until it is interrupted.
@MainActor
struct ServeCommand {
    let parts: ServerParts

    private static let address = Parameter.option(
        "address", value: "ADDRESS", help: Strings.addressHelp, default: "127.0.0.1")
    private static let port = Parameter.option(
        "port", value: "PORT", help: Strings.portHelp, default: 9999, in: 0...65_535)
    private static let threads = Parameter.option(
        "threads", value: "COUNT", help: Strings.threadsHelp, default: 1, in: 1...64)
    private static let rate = Parameter.option(
        "rate", value: "COUNT", help: Strings.rateHelp, default: 30, in: 0...1_000_000)
    private static let proxies = Parameter<[String]>.options(
        "trusted-proxy", value: "ADDRESS", help: Strings.proxyHelp, separatedBy: ",")
    private static let isExposed = Parameter.flag("expose", help: Strings.exposeHelp)
    private static let isProduction = Parameter.flag("production", help: Strings.productionHelp)

    var command: Command {
        Command(
            "serve", abstract: AuthServerFeature.Abstracts.serve, discussion: Strings.serveDiscussion,
            examples: [
                CommandExample("serve --port 9999", Strings.serveExample),
                CommandExample("serve --production --trusted-proxy 10.0.0.1", Strings.productionExample),
            ],
            parameters: [
                Self.address, Self.port, Self.threads, Self.rate, Self.proxies, Self.isExposed, Self.isProduction,
            ], body: run)
    }

    private func run(_ context: CommandContext) async throws {
        let address = try context[Self.address]
        guard try Self.isLoopback(address) || context[Self.isExposed] else {
            throw CommandFailure(Strings.notLoopback(address: address), remedy: Strings.exposeRemedy, code: .usage)
        }
        if try context[Self.isProduction] { try await checkProduction() }
        let server = try start(
            HTTPServerOptions(
                address: address, port: UInt16(try context[Self.port]), threads: try context[Self.threads],
                proxies: Set(try context[Self.proxies])), rate: try context[Self.rate])
        let host = address.contains(":") ? "[\(address)]" : address
        try context.output.writeLine(context.text(Strings.listening(url: "http://\(host):\(server.running.port)")))
        if !parts.identities.deliversMessages { try context.errors.writeLine(context.text(Strings.outboxNotice)) }
        await server.run()
    }

    private func start(_ options: HTTPServerOptions, rate: Int) throws(CommandFailure) -> AuthServer {
        do throws(HTTPServerError) { return try AuthServer(parts, options, rate: rate) } catch {
            throw CommandFailure(error.explanation, code: .unavailable)
        }
    }

    /// What must not be where people rely on it: codes that reach nobody, and keys that were made by chance.
    private func checkProduction() async throws(CommandFailure) {
        guard parts.identities.deliversMessages else {
            throw CommandFailure(Strings.productionOutbox, remedy: Strings.senderRemedy)
        }
        let keys: [IdentityKey]
        do throws(AuthError) { keys = try await parts.keys.signingKeys() } catch {
            throw CommandFailure(error.explanation)
        }
        if keys.isEmpty { throw CommandFailure(Strings.productionKeys, remedy: Strings.keysRemedy) }
    }

    private static func isLoopback(_ address: String) -> Bool { address.hasPrefix("127.") || address == "::1" }
}
