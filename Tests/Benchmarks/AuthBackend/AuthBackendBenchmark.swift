import AuthBackendTesting
import AuthFlowInterface
import PlatformTesting
import StorageTesting

/// Codes that are asked for and confirmed and tokens that are renewed over a real file of SQLite (write-ahead log,
/// synchronous NORMAL), one after the other, as a table or with `--json` as a document.
@main
enum AuthBackendBenchmark {
    private static let count = 2000
    private static let rounds = 5

    static func main() async throws {
        let folder = TemporaryFolder()
        let backend = try backend(folder.path)
        var rows = [Row("codes asked for"), Row("codes confirmed", goal: 2000), Row("tokens renewed")]
        for round in 0..<rounds {
            let phones = (0..<count).map { "+79\(1_000_000_000 + round * count + $0)" }
            var challenges: [(AuthChallenge, String)] = []
            try await rows[0].measure(phones) { phone in
                let challenge = try await backend.service.requestCode(for: phone, to: .signIn)
                challenges.append((challenge, backend.code(phone) ?? ""))
            }
            var sessions: [AuthSession] = []
            try await rows[1].measure(challenges) { challenge, code in
                sessions.append(try await backend.service.confirm(code, for: challenge).session)
            }
            try await rows[2].measure(sessions) { _ = try await backend.service.refresh($0) }
        }
        print(CommandLine.arguments.contains("--json") ? Row.json(rows) : rows.map(\.text).joined(separator: "\n"))
    }

    @MainActor
    private static func backend(_ folder: String) throws -> TestedBackend {
        try TestedBackend(
            values: try StorageInFolder.values(folder), secrets: try StorageInFolder.secrets(folder), hasBudget: false)
    }
}
