import CallFlowInterface
import JSONKit
import PlatformInterface
import StateKit

/// Answers what processes ask about the calls of this one.
@MainActor
final class CallDesk {
    let centre: CallCentre
    private let kernel: Kernel
    private let wallClock: any WallClock
    private let name: @MainActor (CallParty) -> String?
    /// What happened lately, for those who ask what is new.
    private var journal: [CallReport] = []
    private var last = 0
    private var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
    /// How often somebody has waited for news.
    private(set) var waiters = 0
    private var subscription: AnyCancellable?

    /// The topic of its requests.
    nonisolated static let topic = "calls.ask"
    private static let journalLength = 256
    /// How long somebody waits for news; shorter than a client waits for an answer.
    private static let patience: Duration = .seconds(5)

    /// - Parameters:
    ///   - centre: the calls.
    ///   - kernel: whose clock waiting goes by.
    ///   - wallClock: the time that others read.
    ///   - name: what the person calls somebody; `nil` for a stranger.
    init(
        _ centre: CallCentre, in kernel: Kernel, wallClock: any WallClock,
        name: @escaping @MainActor (CallParty) -> String? = { _ in nil }
    ) {
        (self.centre, self.kernel, self.wallClock, self.name) = (centre, kernel, wallClock, name)
        subscription = centre.events.publisher.sink { [weak self] in self?.note($0) }
    }

    /// Answers a question of another process.
    ///
    /// - Parameter body: the text of a ``CallQuestion``.
    /// - Returns: the text of a ``CallReply``.
    /// - Throws: what keeps it from being done.
    func answer(_ body: String) async throws -> String {
        let question: CallQuestion = try JSONNode(parsing: body).decode()
        return try JSONValue(encoding: try await answer(question)).compact
    }

    /// Answers a question of this process.
    func answer(_ question: CallQuestion) async throws -> CallReply {
        switch question.verb {
        case .dial: try await dial(question)
        case .list: reply()
        case .events: await news(after: question.after ?? 0)
        case .answer: try await act(question, on: \.isRingingHere) { .answer($0) }
        case .decline: try await act(question, on: \.isRingingHere) { .end($0) }
        case .hangUp: try await act(question, on: { _ in true }) { .end($0) }
        case .mute: try await act(question, on: \.isSpeaking) { .setMuted($0, question.isOn ?? true) }
        case .hold: try await act(question, on: \.isSpeaking) { .setHeld($0, question.isOn ?? true) }
        case .tones: try await act(question, on: \.isSpeaking) { .playTones($0, question.tones ?? "") }
        case .transfer: try await transfer(question)
        }
    }

    private func dial(_ question: CallQuestion) async throws(CallError) -> CallReply {
        let handle = try CallHandle(question.handle ?? "", in: centre.model.preferences.numbers)
        let call = centre.newCall()
        let before = last
        try centre.check(question.account, of: question.engine)
        try await centre.request(.start(call, handle, engine: question.engine, account: question.account))
        return CallReply(call: call, last: before)
    }

    private func transfer(_ question: CallQuestion) async throws(CallError) -> CallReply {
        let handle = try CallHandle(question.handle ?? "", in: centre.model.preferences.numbers)
        return try await act(question, on: \.isSpeaking) { .transfer($0, handle) }
    }

    /// Does something to the call that is named, or to the one that is meant: an active one rather than a held one.
    private func act(
        _ question: CallQuestion, on isMeant: (Call) -> Bool, _ action: (CallID) -> CallAction.Kind
    ) async throws(CallError) -> CallReply {
        let meant = centre.model.calls.filter { !$0.isEnding && isMeant($0) }
        guard let call = question.call ?? (meant.first(where: \.isActive) ?? meant.first)?.id else {
            throw .unknownCall
        }
        try await centre.request(action(call))
        return reply(about: call)
    }

    private func reply(about call: CallID? = nil) -> CallReply {
        CallReply(
            call: call, calls: centre.model.calls.map { CallReport($0, at: wallClock.now, named: name($0.party)) },
            last: last)
    }

    private func note(_ event: CallEvent) {
        last += 1
        journal.append(CallReport(event.call, at: wallClock.now, named: name(event.call.party), event: event))
        // Now and then, because moving them all costs more than an event.
        if journal.count > 2 * Self.journalLength { journal.removeFirst(Self.journalLength) }
        for waiter in waiting.values { waiter.finish() }
        waiting = [:]
    }

    /// What happened after an event, as soon as anything did; nothing when nothing did for a while.
    private func news(after number: Int) async -> CallReply {
        if number >= last { await wait() }
        return CallReply(events: Array(journal.suffix(max(0, last - number))), last: last)
    }

    private func wait() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        waiters += 1
        let number = waiters
        waiting[number] = continuation
        let alarm = kernel.scheduler.schedule(after: Self.patience) { continuation.finish() }
        for await _ in stream {}
        alarm.cancel()
        waiting[number] = nil
    }
}

extension Call {
    fileprivate var isSpeaking: Bool { state == .connected || state == .answering || direction == .outgoing }
}
