public import PlatformInterface
import Synchronization

/// A desktop that a test looks at and answers for.
public final class ScriptedNotices: DesktopNotice {
    private struct State {
        var shown: [Notice] = []
        var waiting: [Mailbox<NoticeAnswer>] = []
    }

    private let refusal: NoticeError?
    private let state = Mutex(State())
    private let arrivals = Mailbox<Notice>()

    /// Creates a desktop.
    ///
    /// - Parameter refusal: why no notice can be shown; `nil` when they can.
    public init(refusal: NoticeError? = nil) {
        self.refusal = refusal
    }

    /// What is on the screen and waits for a choice.
    public var shown: [Notice] { state.withLock { $0.shown } }

    /// Waits for the next notice to be shown.
    ///
    /// - Returns: the notice; `nil` when the task is cancelled.
    public func next() async -> Notice? { try? await arrivals.take() }

    /// Answers every notice that waits.
    ///
    /// - Parameter answer: what a person does.
    public func answer(_ answer: NoticeAnswer) {
        for reader in state.withLock({ $0.waiting }) { reader.put(answer) }
    }

    /// Shows a notice.
    public func show(_ notice: Notice) async throws -> NoticeAnswer {
        try Task.checkCancellation()
        if let refusal { throw refusal }
        guard !notice.actions.isEmpty else {
            arrivals.put(notice)
            return .none
        }
        let reader = Mailbox<NoticeAnswer>()
        state.withLock { state in
            state.shown.append(notice)
            state.waiting.append(reader)
        }
        arrivals.put(notice)
        defer { takeDown(reader) }
        return try await reader.take() ?? .none
    }

    private func takeDown(_ reader: Mailbox<NoticeAnswer>) {
        state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0 === reader }) else { return }
            state.waiting.remove(at: index)
            state.shown.remove(at: index)
        }
    }
}
