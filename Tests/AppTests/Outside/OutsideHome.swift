import FeatureKitTesting
import Foundation

/// A home for a binary that was built here, in which the welcome was not seen and nothing is asked of the network.
final class OutsideHome: Sendable {
    let environment: [String: String]
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "outside-home-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        environment = [
            "HOME": folder, "XDG_RUNTIME_DIR": folder, "TESSERA_REDUCE_MOTION": "1", "LC_ALL": "C.UTF-8",
            "https_proxy": "http://127.0.0.1:9", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/dev/null",
        ]
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs a binary where there is no terminal.
    func run(_ binary: String, _ words: String...) async throws -> ChildProgram.Outcome {
        let environment = environment
        return try await onThread { try ChildProgram.run(binary, words, environment: environment) }
    }
}
