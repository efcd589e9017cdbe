import FeatureKitInterface
import CommandKitInterface
import LocalizationKit
import RepositoryFiles

/// `assemble new-module`: what `Scripts/new-module` runs.
@MainActor
enum NewModuleCommand {
    private static let name = Parameter<String>.argument("NAME", help: "the name of the module, such as Weather")
    private static let owner = Parameter<String?>.optionalOption(
        "owner", value: "@ORG/TEAM", help: "who owns it, as CODEOWNERS spells it")
    private static let kind = Parameter.option("kind", help: "what to make", default: NewModuleKind.feature)
    private static let standalone = Parameter<String?>.optionalOption(
        "standalone", value: "DIR", help: "make a package of its own in DIR, outside this repository",
        completion: .directory)

    static var command: Command {
        Command(
            "new-module", abstract: "make a module",
            discussion: """
                Makes a module that builds, whose test passes and that Scripts/check accepts: folders, manifest rows, \
                descriptor, interface, implementation, fake, first test, README and CODEOWNERS line.
                """,
            examples: [
                CommandExample("new-module Weather --owner @tessera/weather", "a feature with a command"),
                CommandExample("new-module Weather --owner @me/weather --standalone ..", "the same, outside"),
            ],
            parameters: [name, owner, kind, standalone]
        ) { context in
            let workplace = try Workplace(context)
            let module = try module(context)
            let paths = try make(module, workplace, context)
            for path in paths { try context.output.writeLine(path) }
            try context.errors.writeLine(next(module, isStandalone: context[standalone] != nil))
        }
    }

    private static func module(_ context: CommandContext) throws -> NewModule {
        guard let name = ModuleName(try context[name]) else { throw ScaffoldError.badName(try context[name]) }
        guard let owner = try context[owner] else {
            throw CommandFailure("a module needs an owner; add --owner @organization/team", code: .usage)
        }
        let parts = owner.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard owner.hasPrefix("@"), parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
            throw ScaffoldError.badOwner(owner)
        }
        return NewModule(name: name, owner: owner, kind: try context[kind])
    }

    private static func make(
        _ module: NewModule, _ workplace: Workplace, _ context: CommandContext
    ) throws -> [String] {
        let scaffold = Scaffold(repository: workplace.repository)
        guard let folder = try context[standalone] else { return try scaffold.make(module) }
        return try scaffold.make(module, standaloneIn: Files.absolute(folder))
    }

    private static func next(_ module: NewModule, isStandalone: Bool) -> String {
        let name = module.name
        guard !isStandalone else {
            return "next: swift test, and Scripts/assemble build --name my-\(name.id) --with PATH"
        }
        let run = module.kind == .kit ? "" : ", Scripts/run --only \(name.id) \(name.id)"
        return "next: Scripts/test \(name.module)\(run), Scripts/check"
    }
}
