import FeatureKitInterface
import FeatureKitTesting
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
            await findings() == [
                .init(.ok, "SQLite", DatabaseStatus.library),
                .init(.ok, "store", "\(bench.path), made when it is needed"),
                .init(.ok, "cache", "\(bench.folder("cache.db")), made when it is needed"),
                .init(.ok, "secrets", "memory"),
            ])
        #expect(bench.fileNames == [])
    }

    @Test("a store is told with its size, schema and journal, and a damaged one that was put aside")
    func damaged() async throws {
        bench.write([UInt8](repeating: 0xff, count: 4096), to: "group.db")
        try await bench.store().set(1, for: .number)
        let findings = await findings()
        #expect(findings[1].status == .ok)
        #expect(findings[1].detail.hasSuffix("KiB, schema 1, journal wal"))
        let kept = bench.folder("group.db.damaged-20260101T000000000")
        #expect(
            findings[2]
                == .init(
                    .warn, "store", "\(kept) was damaged and put aside", remedy: "remove it, or look what is in it"))
    }

    @Test("a store of a newer version fails with what to do")
    func newer() async throws {
        let newer = Schema(migrations: Schema.values.migrations + ["SELECT 1"])
        try await bench.store(bench.database(schema: newer)).set(1, for: .number)
        let finding = await findings()[1]
        #expect(finding.status == .fail)
        #expect(finding.detail.hasSuffix("(schema 2, this one knows 1); update this program"))
    }

    @Test("the place for secrets is told, with its warning or its error")
    func secrets() async throws {
        let file = MemorySecretStore(place: SecretPlace("file", detail: "/s", warning: "better use a keyring"))
        #expect(
            await findings(file).last
                == .init(
                    .warn, "secrets", "file, /s: better use a keyring",
                    remedy: "unlock a keyring, or set TESSERA_SECRET_COMMAND to pass"))
        let none = ChosenSecretStore([]) { _ in }
        #expect(await findings(none).last == .init(.fail, "secrets", "there is no place for secrets: "))
    }

    @Test("bytes are told with binary prefixes")
    func bytes() {
        for (bytes, text) in [
            (0, "0 bytes"), (1023, "1023 bytes"), (1024, "1.0 KiB"), (1536, "1.5 KiB"), (1_048_576, "1.0 MiB"),
            (268_435_456, "256.0 MiB"), (1_073_741_824, "1.0 GiB"),
        ] { #expect(ByteCount.text(bytes) == text) }
    }
}
