import AuthBackendInterface
import AuthBackendTesting
import AuthPostgres
import FeatureKitInterface
import FeatureKitTesting
import Glibc
import PlatformInterface
import SettingsInterface
import SettingsTesting
import StorageTesting

/// A process that signs in over a store in PostgreSQL: `SharingProgram FOLDER SEED ADDRESS COMMAND…`, of which
/// `SigningIn` knows the commands; the key lies in the folder.
@main
enum SharingProgram {
    static func main() async throws {
        let words = CommandLine.arguments
        guard words.count > 4, let seed = UInt64(words[2]) else { exit(2) }
        try await SigningIn.run(Array(words[4...])) { try backend(words[1], seed, words[3]) }
    }

    @MainActor
    private static func backend(_ folder: String, _ seed: UInt64, _ address: String) throws -> TestedBackend {
        let definitions = try RecordedFeature(AuthPostgresFeature.self).contributions(.settings)
        let settings = MemorySettings(definitions, ["auth.postgres": .text(address)])
        let postgres = RecordedFeature(AuthPostgresFeature.self) { feature in
            feature.insert(settings as any Settings, for: .settings)
            feature.insert(RealTime() as any ContinuousTime, for: .continuousTime)
        }
        return try TestedBackend(
            over: try postgres.contributions(.authRecordStores)[0].store(),
            secrets: try StorageInFolder.secrets(folder), seed: seed)
    }
}
