import AuthBackendTesting
import AuthFlowInterface
import FeatureKitTesting
import Foundation
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import AuthBackend

@Suite("several processes and one file", .timeLimit(.minutes(30)))
struct ProcessTests {
    private let folder = TemporaryFolder()

    /// How often a process is killed; `TESSERA_AUTH_KILLS` asks for more.
    // check:allow banned-symbol: nothing else tells a test what the nightly run wants
    private let kills = ProcessInfo.processInfo.environment["TESSERA_AUTH_KILLS"].flatMap { Int($0) } ?? 5

    @Test("of five hundred wrong tries in two processes five are counted")
    func fiveCounted() async throws {
        #expect(try await shared().countOfWrongTries() == CountedNumber(tries: 5, failures: 5))
    }

    @Test("of fifty who come with the right code in two processes one gets in")
    func onlyOne() async throws {
        #expect(try await shared().countOfRightTries() == 1)
    }

    @Test("a process that is killed loses no session that it told of, and no code works twice")
    func killed() async throws {
        #expect(try await shared().losses(after: kills) == [])
    }

    @Test("two processes that start for the first time at once use one key")
    func firstStarts() async throws {
        let phones = ["+79153051653", "+79153051654"]
        let shared = try await shared()
        let lines = try await shared.together(phones.map { ["ask", $0] })
        let backend = try await shared.backend()
        for (phone, line) in zip(phones, lines) {
            let words = line.split(separator: " ").map(String.init)
            try #require(words.count == 2, "\(line)")
            let challenge = AuthChallenge(id: Secret(words[0]), phone: phone, resendDelay: .zero)
            _ = try await backend.service.confirm(words[1], for: challenge)
        }
        let text = String(decoding: try DiskFiles().read(folder("secrets.json"), limit: 1 << 20), as: UTF8.self)
        #expect(text.matches(of: #/auth-backend/#).count == 1, "the key that lost is gone")
    }

    @Test("the store in a file keeps every rule, and so does the backend over it")
    func conformance() async throws {
        let stores = try (await records(), await records())
        let violations = await AuthRecordStoreConformance.violations(of: stores)
        #expect(violations == [])
        let other = TemporaryFolder()
        let violationsOfBackend = await BackendConformance.violations(over: try await records(other))
        #expect(violationsOfBackend == [])
    }

    @MainActor
    private func shared() throws -> SharedBackend {
        let folder = folder
        return SharedBackend(records: try records()) {
            try TestedBackend(
                values: try StorageInFolder.values(folder.path), secrets: try StorageInFolder.secrets(folder.path),
                seed: 99)
        } start: {
            try ChildProgram(ChildProgram.beside("SigningInProgram"), [folder.path, "\($0)"] + $1)
        }
    }

    @MainActor
    private func records(_ folder: TemporaryFolder? = nil) throws -> KeyValueRecords {
        KeyValueRecords(values: try StorageInFolder.values((folder ?? self.folder).path))
    }
}
