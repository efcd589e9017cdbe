import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import NavigationInterface
import PlatformInterface

/// Opens a link in the app that runs, or starts the app there.
@MainActor
struct OpenCommand {
    let routes: @MainActor () throws -> RouteTable
    let instance: @MainActor () throws -> any Instance
    let app: @MainActor () throws -> (any AppStarting)?

    private static let link = Parameter<String?>.optionalArgument("LINK", help: Strings.linkHelp)
    private static let list = Parameter.flag("list", help: Strings.listHelp)

    var command: Command {
        Command(
            "open", abstract: NavigationFeature.Abstracts.open, discussion: Strings.openDiscussion,
            examples: [CommandExample("open --list", Strings.listExample)],
            parameters: [Self.link, Self.list]
        ) { context in
            try await run(context)
        }
    }

    private func run(_ context: CommandContext) async throws {
        let routes = try routes()
        if try context[Self.list] { return try list(routes, context) }
        guard let link = try context[Self.link] else {
            let words = context.path.joined(separator: " ")
            throw CommandFailure(Strings.expectedLink, remedy: Strings.seeList(command: words), code: .usage)
        }
        do throws(LinkError) {
            _ = try routes.link(link)
        } catch {
            throw CommandFailure(error.explanation, code: .usage)
        }
        try await open(link, context)
    }

    private func list(_ routes: RouteTable, _ context: CommandContext) throws {
        let rows = routes.routes.map { [$0.pattern, context.text($0.title)] }.sorted { $0[0] < $1[0] }
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
            throw CommandFailure(error.explanation, code: .unavailable)
        }
    }

    private func ask(_ client: any InstanceClient, _ link: String, _ context: CommandContext) async throws {
        do {
            let answer = try LinkAnswer(parsing: try await client.ask(OpenRequest(link).request))
            if answer == .queued { try context.output.writeLine(context.text(Strings.linkWaits)) }
        } catch InstanceError.failed(let sentence) {
            throw CommandFailure(LocalizedText(sentence))
        } catch let error as InstanceError {
            throw CommandFailure(error.explanation, code: .unavailable)
        }
    }

    private func start(_ link: String, _ owner: any InstanceOwner, _ context: CommandContext) async throws {
        guard let app = try app() else {
            owner.resign()
            throw CommandFailure(Strings.noApp, code: .notInBuild)
        }
        let code = try await app.run(opening: link, as: owner, context.invocation)
        if code != .done { throw code }
    }
}
