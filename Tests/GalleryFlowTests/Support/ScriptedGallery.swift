import ImageCodecInterface
import LocalizationKit
import Synchronization
import TextViewKitInterface

@testable import GalleryFlow

/// A gallery whose answers come when the test wants them.
///
/// A request is called `listing`, by the name of its picture, or `small` and that name where it is for a thumbnail.
final class ScriptedGallery: GalleryLoading {
    enum Answer: Sendable {
        case listing(GalleryListing)
        case picture(Picture)
        case failure(ScriptedFailure)
    }

    private struct Pending: Sendable {
        let name: String
        let continuation: CheckedContinuation<Answer, any Error>
    }

    private struct State: Sendable {
        var names: [String] = []
        var sources: [GallerySource] = []
        var pending: [Int: Pending] = [:]
        var prepared: [String: Answer] = [:]
        var cancelled: [String] = []
        var watchers: [(isMet: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())
    private let heedsCancellation: Bool

    /// - Parameter heedsCancellation: whether a cancelled request ends at once, as it should, or is answered all the same.
    init(heedsCancellation: Bool = true) { self.heedsCancellation = heedsCancellation }

    /// The requests that came, in their order.
    var names: [String] { state.withLock { $0.names } }
    /// The sources whose pictures were asked for, in their order.
    var sources: [GallerySource] { state.withLock { $0.sources } }
    /// The requests that were cancelled before they were answered.
    var cancelled: [String] { state.withLock { $0.cancelled } }

    /// Answers every request of a name at once from now on.
    func prepare(_ name: String, _ answer: Answer) { state.withLock { $0.prepared[name] = answer } }

    /// Answers a request by its number, from 0.
    func answer(_ number: Int, _ answer: Answer) {
        state.withLock { $0.pending.removeValue(forKey: number) }?.continuation.resume(returning: answer)
    }

    func waitForRequests(_ count: Int) async { await wait { $0.names.count >= count } }
    func waitForCancellations(_ count: Int) async { await wait { $0.cancelled.count >= count } }

    func listing(of source: GallerySource) async throws -> GalleryListing {
        state.withLock { $0.sources.append(source) }
        guard case .listing(let listing) = try await request("listing") else { throw ScriptedFailure("no listing") }
        return listing
    }

    func facts(at place: PicturePlace) async throws -> PictureFacts {
        try await picture(at: place, fitting: PictureIntent.box).facts
    }

    func picture(at place: PicturePlace, fitting box: PixelSize) async throws -> Picture {
        let name = box == GalleryIntent.thumbnail ? "small \(place.name)" : place.name
        guard case .picture(let picture) = try await request(name) else { throw ScriptedFailure("no picture") }
        return picture
    }
}

extension ScriptedGallery {
    private func request(_ name: String) async throws -> Answer {
        let number = change { state in
            state.names.append(name)
            return state.names.count - 1
        }
        let answer = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { enter(number, name, $0) }
        } onCancel: {
            if heedsCancellation { cancel(number) }
        }
        if case .failure(let failure) = answer { throw failure }
        return answer
    }

    private func enter(_ number: Int, _ name: String, _ continuation: CheckedContinuation<Answer, any Error>) {
        let prepared = state.withLock { state -> Answer? in
            if let prepared = state.prepared[name] { return prepared }
            state.pending[number] = Pending(name: name, continuation: continuation)
            return nil
        }
        if let prepared { continuation.resume(returning: prepared) }
        if prepared == nil, Task.isCancelled, heedsCancellation { cancel(number) }
    }

    private func cancel(_ number: Int) {
        let pending = change { state -> Pending? in
            guard let pending = state.pending.removeValue(forKey: number) else { return nil }
            state.cancelled.append(pending.name)
            return pending
        }
        pending?.continuation.resume(throwing: CancellationError())
    }

    /// Changes the state, and wakes those whose wish it fulfils.
    private func change<Value: Sendable>(_ body: @Sendable (inout State) -> Value) -> Value {
        let (value, met) = state.withLock { state in
            let value = body(&state)
            let now = state
            let met = state.watchers.filter { $0.isMet(now) }.map(\.continuation)
            state.watchers.removeAll { $0.isMet(now) }
            return (value, met)
        }
        for continuation in met { continuation.resume() }
        return value
    }

    private func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if isMet(state) { return true }
                state.watchers.append((isMet, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}

/// What a test lets go wrong.
struct ScriptedFailure: ExplainedError, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    var explanation: LocalizedText { LocalizedText(reason) }
}
