import FeatureKitTesting
import PlatformTesting
import StorageInterface
import StorageTesting

/// Typed reads and atomic increments on a real file, ten thousand of each, as a table or with `--json` as a document.
@main
enum StorageBenchmark {
    private static let count = 10_000
    private static let scope = StoreScope("bench", profile: "local")

    static func main() async throws {
        let folder = TemporaryFolder()
        let store = try StorageInFolder.feature(folder.path).service(.keyValueStore)
        let number = StoreKey<Int>("number", in: scope)
        let poster = StoreKey<Poster>("poster", in: scope)
        try await store.set(1, for: number)
        try await store.set(Poster(), for: poster)
        for index in 0..<100 { try await store.set(index, for: StoreKey("other.\(index)", in: scope)) }
        let rows = [
            try await Row("typed reads of a number", goal: 200_000, count) { _ = try store.value(for: number) },
            try await Row("typed reads of a structure", goal: 200_000, count) { _ = try store.value(for: poster) },
            try await Row("atomic increments", goal: 5000, count) { try await store.increment(number) },
        ]
        print(CommandLine.arguments.contains("--json") ? Row.json(rows) : rows.map(\.text).joined(separator: "\n"))
    }
}

/// What a widget keeps of one film.
struct Poster: Codable, Sendable {
    var title = "Stalker"
    var subtitle = "250 min left"
    var progress = 0.6
    var identifier = 4711
    var tags = ["drama", "1979"]
}
