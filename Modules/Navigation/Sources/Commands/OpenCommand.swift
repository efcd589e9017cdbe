import CommandKitInterface
import FeatureKitInterface
import JSONKit
import NavigationInterface
import PlatformInterface

/// Opens a link in the app that runs, or starts the app there.
@MainActor
struct OpenCommand {
    let routes: @MainActor () throws -> RouteTable
    let instance: @MainActor () throws -> any Instance
    let app: @MainActor () throws -> (any AppStarting)?

    private static let link = Parameter<String?>.optionalArgument("LINK", help: "the link, such as tessera://home")
    private static let list = Parameter.flag("list", help: "list the kinds of link that this build opens")

    var command: Command {
        Command(
            "open", abstract: "open a link in the app",
            discussion: """
                Opens the link in the app that runs for this instance, or starts the app there. A link closes open \
                sheets; during a call it waits until the call is over. A link that leads nowhere changes nothing.
                """,
            examples: [CommandExample("open --list", "what can be opened")],
            parameters: [Self.link, Self.list]
        ) { context in
            try await run(context)
        }
    }

    private func run(_ context: CommandContext) async throws {
        let routes = try routes()
        if try context[Self.list] { return try list(routes, context) }
        guard let link = try context[Self.link] else {
            throw CommandFailure("expected a link", remedy: "see `\(context.path.joined(separator: " ")) --list`", code: .usage)
        }
        do throws(LinkError) {
            _ = try routes.link(link)
        } catch {
            throw CommandFailure("\(error)", code: .usage)
        }
        try await open(link, context)
    }

    private func list(_ routes: RouteTable, _ context: CommandContext) throws {
        let rows = routes.routes.map { [$0.pattern, $0.title] }.sorted { $0[0] < $1[0] }
        try context.output.write(TextTable(rows).text)
    }

    private func open(_ link: String, _ context: CommandContext) async throws {
        switch try await elect() {
        case .client(let client): try await ask(client, link, context)
        case .owner(let owner): try await start(link, owner, context)
        }
    }

    private func elect() async throws -> InstanceRole {
        do {
            return try await instance().elect()
        } catch let error as InstanceError {
            throw CommandFailure("\(error)", code: .unavailable)
        }
    }

    private func ask(_ client: any InstanceClient, _ link: String, _ context: CommandContext) async throws {
        do {
            let answer = try LinkAnswer(parsing: try await client.ask(OpenRequest(link).request))
            if answer == .queued { try context.output.writeLine("the link opens as soon as the app is free for it") }
        } catch InstanceError.failed(let sentence) {
            throw CommandFailure(sentence)
        } catch let error as InstanceError {
            throw CommandFailure("\(error)", code: .unavailable)
        }
    }

    private func start(_ link: String, _ owner: any InstanceOwner, _ context: CommandContext) async throws {
        guard let app = try app() else {
            owner.resign()
            throw CommandFailure("no app runs that could open it, and this build has none", code: .notInBuild)
        }
        let code = try await app.run(opening: link, as: owner, context.invocation)
        if code != .done { throw code }
    }
}
