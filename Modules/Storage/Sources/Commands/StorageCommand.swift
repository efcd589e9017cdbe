import CommandKitInterface
import FeatureKitInterface
import JSONKit
import PlatformInterface
import StorageInterface

/// The command `storage`.
@MainActor
struct StorageCommand {
    let parts: StorageParts.Source

    static let largestImport = 64 * 1_048_576

    var command: Command {
        Command(
            "storage", abstract: "show, save, restore and empty what is stored",
            discussion: """
                Values that last are in the state folder, and what can be had again is in the cache folder. Secrets are \
                in neither: no subcommand prints, saves or removes them.
                """,
            subcommands: [info, export, importing, reset])
    }

    private var info: Command {
        Command(
            "info", abstract: "tell what is stored, and where",
            examples: [CommandExample("storage info --json", "the same for a program")], output: StorageReport.schema
        ) { context in
            let report = try await StorageReport(try parts())
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text)
        }
    }

    private var export: Command {
        Command(
            "export", abstract: "print all values as JSON, without secrets",
            examples: [CommandExample("storage export >backup.json", "save them into a file")]
        ) { context in
            try context.output.write(try parts().store.archive().text)
        }
    }

    private var importing: Command {
        let file = Parameter<String>.argument(
            "FILE", help: "what `storage export` printed; - reads the input", completion: .file(endings: ["json"]))
        return Command(
            "import", abstract: "restore values from JSON",
            discussion: "All values are restored or none. Values that the file does not name stay as they are.",
            examples: [CommandExample("storage import backup.json", "restore what was saved")], parameters: [file]
        ) { context in
            let archive = try await archive(in: try context[file], context)
            try await parts().store.restore(archive)
            try context.errors.writeLine("restored: \(archive.entries.count)")
        }
    }

    private var reset: Command {
        let yes = Parameter.flag("yes", short: "y", help: "does not ask")
        return Command(
            "reset", abstract: "remove all values and empty the cache",
            discussion: "It asks first. Secrets stay where they are.",
            examples: [CommandExample("storage reset --yes", "without being asked")], parameters: [yes]
        ) { context in
            let (store, cache) = (try parts().store, try parts().cache)
            let count = try store.archive().entries.count
            if try !context[yes] { try await confirm(count, store.database.file.path, context) }
            try await store.removeEverything()
            try await cache.removeAll()
            try context.errors.writeLine("removed: \(count)")
        }
    }

    private func confirm(_ count: Int, _ path: String, _ context: CommandContext) async throws {
        guard context.input.isTerminal else {
            throw CommandFailure("nobody can be asked here", remedy: "write `storage reset --yes`", code: .usage)
        }
        try context.errors.write("remove all \(count) values in \(path), and the cache? [y/N] ")
        let answer = await context.input.readLine()?.lowercased()
        guard answer == "y" || answer == "yes" else { throw CommandFailure("nothing was removed") }
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
