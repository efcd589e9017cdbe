public import AuthBackendInterface
import AuthFlowInterface
import AuthFlowTesting
import FeatureKitTesting
import PlatformInterface
import PlatformTesting

/// What the backend does over every store of records.
public enum BackendConformance {
    private static let phone = "+79153051699"

    /// Looks at the backend over a store.
    ///
    /// - Parameter records: an empty store.
    /// - Returns: a sentence for each rule that is broken.
    public static func violations(over records: any AuthRecordStore) async -> [String] {
        let findings = Findings()
        await findings.expectSuccess("a backend can be assembled") {
            let backend = try await TestedBackend(over: records)
            try await countsFive(backend, records, findings)
            try await letsOneIn(backend, findings)
            for sentence in await AuthServiceConformance.violations(of: subject(backend)) {
                findings.expect(false, sentence)
            }
        }
        return findings.sentences
    }

    private static func subject(_ backend: TestedBackend) -> AuthServiceConformance.Subject {
        AuthServiceConformance.Subject(service: backend.service) {
            backend.code($0)
        } advance: {
            backend.time.advance(by: $0)
        }
    }

    private static func countsFive(
        _ backend: TestedBackend, _ records: any AuthRecordStore, _ findings: Findings
    ) async throws {
        let challenge = try await backend.service.requestCode(for: phone, to: .signIn)
        let wrong = backend.wrong(phone)
        await inParallel(500) { _ = try? await backend.service.confirm(wrong, for: challenge) }
        let count = try await CountedNumber.only(in: records)
        findings.expect(count == CountedNumber(tries: 5, failures: 5), "of 500 wrong tries 5 are counted, not \(count)")
    }

    private static func letsOneIn(_ backend: TestedBackend, _ findings: Findings) async throws {
        backend.time.advance(by: .seconds(86_400))
        let challenge = try await backend.service.requestCode(for: phone, to: .signIn)
        let code = backend.code(phone) ?? ""
        let successes = await inParallel(50) { (try? await backend.service.confirm(code, for: challenge)) != nil }
        findings.expect(successes.filter { $0 }.count == 1, "of 50 with the right code one gets in")
        backend.time.advance(by: .seconds(86_400))
    }

    @discardableResult
    private static func inParallel<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable () async -> Value
    ) async -> [Value] {
        await withTaskGroup(of: Value.self) { group in
            for _ in 0..<count { group.addTask { await body() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}
