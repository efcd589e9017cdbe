import LocalizationKit
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@MainActor
@Suite("the command storage")
struct StorageCommandTests {
    private let bench = Bench()
    private let disk = MemoryDisk()

    private var cache: SQLiteCache {
        SQLiteCache(bench.database("cache.db", schema: .cache, policy: .remove), limit: 3 * 1_048_576)
    }

    private func command(_ secrets: any SecretStore = MemorySecretStore()) -> Command {
        StorageCommand { [bench, cache, disk] in
            StorageParts(store: bench.store(), cache: cache, secrets: secrets, files: disk)
        }.command
    }

    private func run(
        _ words: String..., lines: [String] = [], isTerminal: Bool = false
    ) async -> CommandRun {
        await CommandHarness.run(command(), words, lines: lines, isTerminal: isTerminal)
    }

    private func fill() async throws {
        let store = bench.store()
        try await store.set(-7, for: .number)
        try await store.set(["é \"x\"\n", "b"], for: StoreKey("list", in: StoreScope("widgets", profile: "ada")))
        try await store.set(["huge": 0.1], for: StoreKey("map", in: StoreScope("widgets", profile: "ada")))
        try await cache.set(CacheEntry([1, 2, 3], loadedAt: WallTime(seconds: 0)), for: CacheKey("a", from: "b"))
    }

    private let exported = """
        {
          "schema": "tessera.storage.export",
          "version": 1,
          "entries": [
            { "group": "suite", "name": "number", "value": -7 },
            { "group": "widgets", "profile": "ada", "name": "list", "value": ["é \\"x\\"\\n","b"] },
            { "group": "widgets", "profile": "ada", "name": "map", "value": {"huge":0.1} }
          ]
        }

        """

    @Test("it keeps the conventions of commands")
    func conventions() {
        #expect(CommandConformance.problems(in: [command()]) == [])
    }

    @Test("what is exported is imported, into a store that had nothing and into one that had more")
    func export() async throws {
        #expect(await run("export").output.contains("\"entries\": []"))
        try await fill()
        #expect(await run("export") == CommandRun(code: .done, output: exported))
        try disk.write(Array(exported.utf8), to: "\(try disk.create(.state))/backup.json")
        try await bench.store().set(8, for: .number)
        try await bench.store().set("stays", for: StoreKey("other", in: StoreScope("suite")))
        #expect(await run("import", "/memory/state/backup.json") == CommandRun(code: .done, errors: "restored: 3\n"))
        #expect(try bench.store().value(for: .number) == -7)
        #expect(try bench.store().names(in: StoreScope("suite")) == ["number", "other"])
        #expect(await run("reset", "--yes") == CommandRun(code: .done, errors: "removed: 4\n"))
        let lines = exported.split(separator: "\n").map(String.init)
        #expect(await run("import", "-", lines: lines) == CommandRun(code: .done, errors: "restored: 3\n"))
        #expect(await run("export").output == exported)
    }

    @Test("what is no export is refused with its place, and nothing is restored")
    func refused() async throws {
        let path = "\(try disk.create(.state))/bad.json"
        for (text, reason) in [
            ("", "1:1: expected a value, found the end of the document"),
            (#"{"schema": "other", "version": 1, "entries": []}"#, "1:12: expected the schema tessera.storage.export"),
            (
                #"{"schema": "tessera.storage.export", "version": 2, "entries": []}"#,
                "1:49: expected version 1, which is all that this program knows"
            ),
            (
                #"{"schema": "tessera.storage.export", "version": 1, "entries": [{"group": "a", "name": "b", "value": 1}, {}]}"#,
                "1:105: missing key `group`"
            ),
        ] {
            try disk.write(Array(text.utf8), to: path)
            let run = await run("import", path)
            #expect(run.code == .failed)
            #expect(run.errors.contains("\(path):\(reason)"), "\(run.errors)")
        }
        let missing = await run("import", "/memory/none.json")
        #expect(missing.code == .failed)
        #expect(missing.errors.contains("/memory/none.json: cannot read: no such file or folder"))
        #expect(bench.fileNames == [])
    }

    @Test("reset asks at a terminal, and anything but yes keeps everything")
    func asks() async throws {
        try await fill()
        for answer in [[], ["n"], [""], ["yep"]] {
            let run = await run("reset", lines: answer, isTerminal: true)
            #expect(run.code == .failed)
            #expect(run.errors.contains("remove all 3 values in \(bench.path), and the cache? [y/N] "))
            #expect(run.errors.contains("nothing was removed"))
        }
        #expect(try cache.usage() == CacheUsage(entries: 1, bytes: 3))
        #expect(await run("export").output == exported)
        #expect(await run("reset", lines: ["Y"], isTerminal: true).code == .done)
        #expect(await run("export").output.contains("\"entries\": []"))
        #expect(try cache.usage() == CacheUsage(entries: 0, bytes: 0))
    }

    @Test("reset does nothing where nobody can be asked")
    func nobody() async throws {
        try await fill()
        let run = await run("reset", lines: ["y"])
        #expect(run.code == .usage)
        #expect(run.errors.contains("write `storage reset --yes`"))
        #expect(await self.run("export").output == exported)
    }

    @Test("info tells where things are and how much they are")
    func info() async throws {
        #expect(
            await run("info").output == """
                store    \(bench.path), made when it is needed
                cache    \(bench.folder("cache.db")), made when it is needed
                         0 entries, 0 bytes of 3.0 MiB
                secrets  memory
                SQLite   \(DatabaseStatus.library)

                """)
        #expect(bench.fileNames == [])
        try await fill()
        let output = await run("info").output
        #expect(output.contains("schema 1, journal wal\n"))
        #expect(output.contains("1 entry, 3 bytes of 3.0 MiB\n"))
        #expect(
            output.hasSuffix(
                """

                  group    profile    values
                  suite    everybody  1
                  widgets  ada        2

                """))
    }

    @Test("info counts in Russian, and says the same to a program in every language")
    func russian() async throws {
        try await fill()
        let russian = ["LANG": "ru_RU.UTF-8"]
        for (count, forms) in [(1, "1 запись, 3 байта"), (2, "2 записи, 4 байта"), (5, "5 записей, 7 байт")] {
            for name in try cache.usage().entries..<count {
                try await cache.set(
                    CacheEntry([1], loadedAt: WallTime(seconds: 0)), for: CacheKey("\(name)", from: "c"))
            }
            let output = await CommandHarness.run(command(), ["info"], environment: russian).output
            #expect(output.contains("           \(forms) из 3,0 МиБ\n"), "\(output)")
        }
        let output = await CommandHarness.run(command(), ["info"], environment: russian).output
        #expect(output.contains("КиБ, схема 1, журнал wal\n"))
        #expect(
            output.hasSuffix(
                """
                секреты    memory
                SQLite     \(DatabaseStatus.library)

                  группа   профиль  значений
                  suite    все      1
                  widgets  ada      2

                """))
        let json = await CommandHarness.run(command(), ["info", "--json"], environment: russian).output
        #expect(await run("info", "--json").output == json)
    }

    @Test("reset asks in Russian, and takes the answer in both languages")
    func asksInRussian() async throws {
        for answer in ["д", "Да", "y"] {
            try await fill()
            let run = await CommandHarness.run(
                command(), ["reset"], environment: ["LANG": "ru_RU.UTF-8"], lines: [answer], isTerminal: true)
            #expect(run.code == .done)
            #expect(
                run.errors == "удалить 3 значения из \(bench.path) и опустошить кэш? [д/Н] удалено: 3\n")
        }
        let refused = await CommandHarness.run(
            command(), ["reset"], environment: ["LANG": "ru_RU.UTF-8"], lines: ["н"], isTerminal: true)
        #expect(refused.code == .failed)
        #expect(refused.errors.contains("ничего не удалено"))
    }

    @Test("info gives a program the same, and warns of a place for secrets that could be better")
    func json() async throws {
        try await fill()
        let secrets = MemorySecretStore(place: SecretPlace("file", detail: "/s", warning: "better use a keyring"))
        let json = await CommandHarness.run(command(secrets), ["info", "--json"]).output
        for part in [
            "\"schema\": \"tessera.storage\"", "\"path\": \"\(bench.path)\"", "\"journal\": \"wal\"", "\"used\": 3",
            "\"limit\": 3145728", "\"secrets\": \"file, /s\"", "\"warning\": \"better use a keyring\"",
        ] { #expect(json.contains(part), "\(part)") }
        let text = await CommandHarness.run(command(secrets), ["info"]).output
        #expect(text.contains("warning: better use a keyring\n"))
    }
}
