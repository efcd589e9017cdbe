import Synchronization

/// What a conformance suite found wrong, a sentence each.
public final class Findings: Sendable {
    private let state = Mutex<[String]>([])

    /// Creates findings of which there are none yet.
    public init() {}

    /// What was found wrong, in order.
    public var sentences: [String] { state.withLock { $0 } }

    /// Notes the sentence when the condition does not hold.
    public func expect(_ condition: Bool, _ sentence: String) {
        if !condition { state.withLock { $0.append(sentence) } }
    }

    /// Notes the sentence, with what happened instead, unless the body throws such an error.
    public func expect<Failure: Error>(
        _ sentence: String, throws matches: (Failure) -> Bool, by body: () async throws -> Void
    ) async {
        do {
            try await body()
            expect(false, "\(sentence); nothing was thrown")
        } catch let error as Failure where matches(error) {
            return
        } catch {
            expect(false, "\(sentence); thrown was \(error)")
        }
    }

    /// Notes the sentence, with what happened instead, unless the body throws just this error.
    public func expect<Failure: Error & Equatable>(
        _ sentence: String, throws expected: Failure, by body: () async throws -> Void
    ) async {
        await expect(sentence, throws: { (error: Failure) in error == expected }, by: body)
    }

    /// Notes the sentence when a body throws that should not throw at all.
    ///
    /// - Parameters:
    ///   - sentence: what should hold.
    ///   - body: what is tried.
    /// - Returns: what the body returned, or `nil`.
    @discardableResult
    public func expectSuccess<Value>(_ sentence: String, of body: () async throws -> Value) async -> Value? {
        do {
            return try await body()
        } catch {
            expect(false, "\(sentence); thrown was \(error)")
            return nil
        }
    }
}
