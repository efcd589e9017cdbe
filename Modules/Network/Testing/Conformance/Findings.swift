import Synchronization

/// What a conformance suite found.
final class Findings: Sendable {
    private let state = Mutex<[String]>([])

    var sentences: [String] { state.withLock { $0 } }

    /// Notes the sentence when the condition does not hold.
    func expect(_ condition: Bool, _ sentence: String) {
        if !condition { state.withLock { $0.append(sentence) } }
    }

    /// Notes the sentence, with what happened instead, unless the body throws just this error.
    func expect<Failure: Error & Equatable>(
        _ sentence: String, throws expected: Failure, by body: () async throws -> Void
    ) async {
        do {
            try await body()
            expect(false, "\(sentence); nothing was thrown")
        } catch {
            expect(error as? Failure == expected, "\(sentence); thrown was \(error)")
        }
    }

    /// Notes the sentence when the body throws.
    func expectSuccess(_ sentence: String, of body: () async throws -> Void) async {
        do { try await body() } catch { expect(false, "\(sentence); thrown was \(error)") }
    }
}
