import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@MainActor
@Suite("what doctor says of what is stored")
struct StorageCheckTests {
    private let bench = Bench()

    private func findings(_ secrets: any SecretStore = MemorySecretStore()) async -> [HealthCheck.Finding] {
        let cache = SQLiteCache(bench.database("cache.db", schema: .cache, policy: .remove), limit: 10)
        let parts = StorageParts(store: bench.store(), cache: cache, secrets: secrets, files: MemoryDisk())
        return await StorageCheck.check { parts }.run(CapturedRun().invocation)
    }

    @Test("a machine where nothing was stored yet is fine, and stays untouched")
    func fresh() async {
        #expect(
            await findings().map { $0.line() } == [
                "ok SQLite: \(DatabaseStatus.library)",
                "ok store: \(bench.path), made when it is needed",
                "ok cache: \(bench.folder("cache.db")), made when it is needed", "ok secrets: memory",
            ])
        #expect(bench.fileNames == [])
    }

    @Test("a store is told with its size, schema and journal, and a damaged one that was put aside")
    func damaged() async throws {
        bench.write([UInt8](repeating: 0xff, count: 4096), to: "group.db")
        try await bench.store().set(1, for: .number)
        let findings = await findings()
        #expect(findings[1].status == .ok)
        #expect("\(findings[1].detail)".hasSuffix("KiB, schema 1, journal wal"))
        let kept = bench.folder("group.db.damaged-20260101T000000000")
        #expect(
            findings[2].line()
                == "warn store: \(kept) was damaged and put aside; remove it, or look what is in it")
    }

    @Test("a store of a newer version fails with what to do")
    func newer() async throws {
        let newer = Schema(migrations: Schema.values.migrations + ["SELECT 1"])
        try await bench.store(bench.database(schema: newer)).set(1, for: .number)
        let finding = await findings()[1]
        #expect(finding.status == .fail)
        #expect("\(finding.detail)".hasSuffix("(schema 2, this one knows 1); update this program"))
    }

    @Test("the place for secrets is told, with its warning or its error")
    func secrets() async throws {
        let file = MemorySecretStore(place: SecretPlace("file", detail: "/s", warning: "better use a keyring"))
        #expect(
            await findings(file).last?.line()
                == "warn secrets: file, /s: better use a keyring; unlock a keyring, or set TESSERA_SECRET_COMMAND to pass"
        )
        let none = ChosenSecretStore([]) { _ in }
        #expect(await findings(none).last?.line() == "fail secrets: there is no place for secrets: ")
    }

    @Test("bytes are told with binary prefixes")
    func bytes() {
        for (bytes, english, russian) in [
            (0, "0 bytes", "0 байт"), (1, "1 byte", "1 байт"), (2, "2 bytes", "2 байта"), (11, "11 bytes", "11 байт"),
            (21, "21 bytes", "21 байт"), (1023, "1,023 bytes", "1\u{A0}023 байта"), (1024, "1.0 KiB", "1,0 КиБ"),
            (1536, "1.5 KiB", "1,5 КиБ"), (1_048_576, "1.0 MiB", "1,0 МиБ"), (268_435_456, "256.0 MiB", "256,0 МиБ"),
            (1_073_741_824, "1.0 GiB", "1,0 ГиБ"), (5_497_558_138_880, "5.0 TiB", "5,0 ТиБ"),
        ] {
            #expect(ByteCount.text(bytes).text(in: .english) == english)
            #expect(ByteCount.text(bytes).text(in: .russian) == russian)
        }
    }

    @Test("every row of a fresh machine is told in Russian, too")
    func russian() async {
        let file = MemorySecretStore(
            place: SecretPlace(Strings.file, detail: "/s", warning: Strings.fileWarning))
        #expect(
            await findings(file).map { $0.line(in: .russian) } == [
                "ok SQLite: \(DatabaseStatus.library)", "ok хранилище: \(bench.path), появится, когда понадобится",
                "ok кэш: \(bench.folder("cache.db")), появится, когда понадобится",
                """
                warn секреты: файл, /s: связка ключей не используется: секреты в файле, который может прочитать только \
                этот пользователь, но и любая его программа; отоприте связку ключей или задайте \
                TESSERA_SECRET_COMMAND=pass
                """,
            ])
    }
}

extension HealthCheck.Finding {
    /// The row as one line.
    fileprivate func line(in language: Language = .english) -> String {
        let end = remedy.map { "; \($0.text(in: language))" } ?? ""
        return "\(status.rawValue) \(subject.text(in: language)): \(detail.text(in: language))\(end)"
    }
}
