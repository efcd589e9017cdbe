/// What a conformance suite found.
final class Findings {
    private(set) var sentences: [String] = []

    /// Notes the sentence when the condition does not hold.
    func expect(_ condition: Bool, _ sentence: String) {
        if !condition { sentences.append(sentence) }
    }

    /// Notes the sentence, with what happened instead, unless the body throws such an error.
    func expect<Failure: Error>(
        _ sentence: String, throws matches: (Failure) -> Bool, by body: () async throws -> Void
    ) async {
        do {
            try await body()
            sentences.append("\(sentence); nothing was thrown")
        } catch let error as Failure where matches(error) {
            return
        } catch {
            sentences.append("\(sentence); thrown was \(error)")
        }
    }

    /// Notes what a body throws that should not throw at all.
    func expectSuccess(_ sentence: String, of body: () async throws -> Void) async {
        do { try await body() } catch { sentences.append("\(sentence); thrown was \(error)") }
    }
}
