import Synchronization

/// What is to be answered, and what came.
final class Script: Sendable {
    private struct State {
        var answers: [String: [Answer]] = [:]
        var requests: [RecordedRequest] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var requests: [RecordedRequest] { state.withLock { $0.requests } }

    func answer(_ path: String, _ answers: [Answer]) { state.withLock { $0.answers[path] = answers } }

    /// Records a request and finds its answer.
    func take(_ request: RecordedRequest) -> Answer {
        let (answer, satisfied) = state.withLock { state in
            state.requests.append(request)
            let count = state.requests.count
            let satisfied = state.watchers.filter { $0.count <= count }.map(\.continuation)
            state.watchers.removeAll { $0.count <= count }
            let answers = state.answers[request.path] ?? []
            if answers.count > 1 { state.answers[request.path]?.removeFirst() }
            return (answers.first ?? .text("nothing here", 404), satisfied)
        }
        for continuation in satisfied { continuation.resume() }
        return answer
    }

    func waitForRequests(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                guard state.requests.count < count else { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }
}
