import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface
import StorageInterface

/// The command `storage`.
@MainActor
struct StorageCommand {
    let parts: StorageParts.Source

    static let largestImport = 64 * 1_048_576
    /// What counts as yes, in whichever language was asked (CLDR 46, yesstr).
    private static let consent: Set = ["y", "yes", "д", "да"]

    var command: Command {
        Command(
            "storage", abstract: StorageFeature.Abstracts.storage, discussion: Strings.storageDiscussion,
            subcommands: [info, export, importing, reset])
    }

    private var info: Command {
        Command(
            "info", abstract: Strings.infoAbstract,
            examples: [CommandExample("storage info --json", Strings.infoExample)], output: StorageReport.schema,
            isReport: true
        ) { context in
            let report = try await StorageReport(try parts())
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text(in: context.language))
        }
    }

    private var export: Command {
        Command(
            "export", abstract: Strings.exportAbstract,
            examples: [CommandExample("storage export >backup.json", Strings.exportExample)]
        ) { context in
            try context.output.write(try parts().store.archive().text)
        }
    }

    private var importing: Command {
        let file = Parameter<String>.argument(
            "FILE", help: Strings.importFile, completion: .file(endings: ["json"]))
        return Command(
            "import", abstract: Strings.importAbstract,
            discussion: Strings.importDiscussion,
            examples: [CommandExample("storage import backup.json", Strings.importExample)], parameters: [file]
        ) { context in
            let archive = try await archive(in: try context[file], context)
            try await parts().store.restore(archive)
            try context.errors.writeLine(context.text(Strings.restored(count: archive.entries.count)))
        }
    }

    private var reset: Command {
        let yes = Parameter.flag("yes", short: "y", help: Strings.resetYes)
        return Command(
            "reset", abstract: Strings.resetAbstract,
            discussion: Strings.resetDiscussion,
            examples: [CommandExample("storage reset --yes", Strings.resetExample)], parameters: [yes]
        ) { context in
            let (store, cache) = (try parts().store, try parts().cache)
            let count = try store.archive().entries.count
            if try !context[yes] { try await confirm(count, store.database.file.path, context) }
            try await store.removeEverything()
            try await cache.removeAll()
            try context.errors.writeLine(context.text(Strings.removed(count: count)))
        }
    }

    private func confirm(_ count: Int, _ path: String, _ context: CommandContext) async throws {
        guard context.input.isTerminal else {
            throw CommandFailure(Strings.nobodyAsked, remedy: Strings.writeYes, code: .usage)
        }
        try context.errors.write(context.text(Strings.confirmReset(count: count, path: path)))
        let answer = await context.input.readLine()?.lowercased() ?? ""
        guard Self.consent.contains(answer) else { throw CommandFailure(Strings.nothingRemoved) }
    }

    private func archive(in name: String, _ context: CommandContext) async throws -> StoreArchive {
        let text = name == "-" ? await input(context) : try read(name)
        do throws(JSONError) {
            return try StoreArchive(parsing: text)
        } catch {
            throw CommandFailure("\(name):\(error)")
        }
    }

    private func input(_ context: CommandContext) async -> String {
        var text = ""
        while let line = await context.input.readLine() { text += line + "\n" }
        return text
    }

    private func read(_ name: String) throws -> String {
        String(decoding: try parts().files.read(name, limit: Self.largestImport), as: UTF8.self)
    }
}
