import FeatureKitInterface
import AuthFlowInterface
import CommandKitInterface
import JSONKit
import LocalizationKit
import PhoneNumbersInterface

/// `auth profile`: shows what a person told about themselves, and changes it.
@MainActor
struct ProfileCommand {
    let parts: FlowParts

    private static let name = Parameter<String?>.optionalOption("name", value: "NAME", help: Strings.nameHelp)
    private static let email = Parameter<String?>.optionalOption("email", value: "ADDRESS", help: Strings.emailHelp)

    private static let schema = OutputSchema(
        "tessera.auth.profile", version: 1,
        fields: [
            .init("phone", "string", Strings.phoneMeaning),
            .init("name", "string or null", Strings.nameMeaning),
            .init("email", "string or null", Strings.emailMeaning),
        ])

    var command: Command {
        Command(
            "profile", abstract: Strings.profileAbstract,
            examples: [CommandExample("auth profile --name Ada", Strings.profileExample)],
            parameters: [Self.name, Self.email], output: Self.schema, body: run)
    }

    private func run(_ context: CommandContext) async throws {
        let (name, email) = (try context[Self.name], try context[Self.email])
        let person = try await parts.keeper.told { keeper throws(AuthError) in
            try await keeper.ask { (service, session) async throws(AuthError) in
                let person = try await service.person(of: session)
                guard name != nil || email != nil else { return person }
                var data = person.data ?? PersonalData()
                (data.name, data.email) = (name ?? data.name, email ?? data.email)
                return try await service.save(data, in: session)
            }
        }
        try context.output.writeLine(context.wantsJSON ? Self.json(person).pretty : text(person, context))
    }

    private func text(_ person: Person, _ context: CommandContext) -> String {
        let phone = parts.numbers.shown(person.phone)
        let lines = [person.data?.name ?? "", person.data?.email ?? "", phone].filter { !$0.isEmpty }
        return lines.map { visible($0) }.joined(separator: "\n")
    }

    private static func json(_ person: Person) -> JSONValue {
        .object([
            ("schema", .string(schema.name)), ("version", .int(schema.version)), ("phone", .string(person.phone)),
            ("name", person.data.map { .string($0.name) } ?? .null),
            ("email", person.data.map { .string($0.email) } ?? .null),
        ])
    }
}
