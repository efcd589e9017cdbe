import AuthBackendTesting
import Glibc
import StorageTesting

/// A process that signs in over a store in a folder: `SigningInProgram FOLDER SEED COMMAND…`, of which `SigningIn` knows
/// the commands.
@main
enum SigningInProgram {
    static func main() async throws {
        let words = CommandLine.arguments
        guard words.count > 3, let seed = UInt64(words[2]) else { exit(2) }
        try await SigningIn.run(Array(words[3...])) { try backend(words[1], seed) }
    }

    @MainActor
    private static func backend(_ folder: String, _ seed: UInt64) throws -> TestedBackend {
        try TestedBackend(
            values: try StorageInFolder.values(folder), secrets: try StorageInFolder.secrets(folder), seed: seed)
    }
}
