import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The command `call contacts`.
@MainActor
struct ContactsCommand {
    let parts: CallParts

    private static let file = Parameter<String>.argument("FILE", help: Strings.contactsFileHelp)
    private static let text = Parameter<String>.argument("TEXT", help: Strings.contactsTextHelp)
    private static let who = Parameter<String>.argument("WHO", help: Strings.contactsWhoHelp)
    private static let off = Parameter.flag("off", help: Strings.offHelp)
    /// No address book of a person is larger, in bytes; the pictures in it count.
    private static let largestFile = 64 << 20

    var command: Command {
        Command(
            "contacts", abstract: Strings.contactsAbstract, subcommands: [reading, list, search, remove, block])
    }

    private var reading: Command {
        Command(
            "import", abstract: Strings.contactsImportAbstract, discussion: Strings.contactsImportDiscussion,
            examples: [CommandExample("call contacts import contacts.vcf", Strings.contactsImportExample)],
            parameters: [Self.file]
        ) { context in
            let name = try context[Self.file]
            let path = name.hasPrefix("/") ? name : "/proc/self/cwd/\(name)"
            let bytes = try parts.resolver.service(.files).read(path, limit: Self.largestFile)
            let result = VCardReader.read(bytes, in: try parts.assembly.numbers(parts.resolver))
            let added = try await parts.contacts.add(result.contacts)
            for problem in result.problems { try context.errors.writeLine(context.text(problem.explanation)) }
            try context.output.writeLine(
                context.text(Strings.contactsRead(count: result.contacts.count, added: added)))
        }
    }

    private var list: Command {
        Command("list", abstract: Strings.contactsListAbstract, output: Self.schema) { context in
            try write(try parts.book.entries(for: ""), context)
        }
    }

    private var search: Command {
        Command(
            "search", abstract: Strings.contactsSearchAbstract, parameters: [Self.text], output: Self.schema
        ) { context in try write(try parts.book.entries(for: try context[Self.text]), context) }
    }

    private var remove: Command {
        Command("remove", abstract: Strings.contactsRemoveAbstract, parameters: [Self.who]) { context in
            let who = try context[Self.who]
            let contacts = try parts.book.named(who)
            guard !contacts.isEmpty else { throw CommandFailure(Strings.noContact(who: LocalizedText(who))) }
            try await parts.contacts.remove(contacts)
        }
    }

    /// A number that nobody in the contacts has can be blocked as well.
    private var block: Command {
        Command("block", abstract: Strings.contactsBlockAbstract, parameters: [Self.who, Self.off]) { context in
            let who = try context[Self.who]
            let known = try parts.book.named(who).flatMap { $0.handles.map(\.text) }
            guard !known.isEmpty || who.contains(where: \.isNumber) || who.contains("@") else {
                throw CommandFailure(Strings.noContact(who: LocalizedText(who)))
            }
            let keeper = try parts.assembly.preferenceKeeper(parts.resolver)
            try await keeper.block(known.isEmpty ? [who] : known, try !context[Self.off])
        }
    }

    private static let schema = OutputSchema(
        "call-contacts", version: 1,
        fields: [
            .init("contacts[].name", "string", Strings.fieldName),
            .init("contacts[].handle", "string", Strings.fieldHandle),
            .init("contacts[].label", "string", Strings.fieldLabel),
            .init("contacts[].blocked", "boolean", Strings.fieldBlocked),
        ])

    private func write(_ entries: [ContactBook.Entry], _ context: CommandContext) throws {
        let preferences = try parts.assembly.preferenceKeeper(parts.resolver).preferences()
        if context.wantsJSON {
            let rows = entries.map { Self.json($0, isBlocked: preferences.isBlocked($0.handle.text)) }
            return try context.output.write(JSONValue.object([("contacts", .array(rows))]).pretty + "\n")
        }
        let rows = entries.map { entry in
            let mark = preferences.isBlocked(entry.handle.text) ? context.text(Strings.blockedMark) : ""
            return [entry.name, entry.handle.text, mark]
        }
        if !rows.isEmpty { try context.output.write(TextTable(rows).text) }
    }

    private static func json(_ entry: ContactBook.Entry, isBlocked: Bool) -> JSONValue {
        let label: [(String, JSONValue)] = entry.handle.label.isEmpty ? [] : [("label", .string(entry.handle.label))]
        return .object(
            [("name", .string(entry.name)), ("handle", .string(entry.handle.text))] + label
                + [("blocked", .bool(isBlocked))])
    }
}
