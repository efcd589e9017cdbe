import CallFlowInterface
import LocalizationKit
import PlatformInterface
import StateKit

/// Shows calls that come, and those that were missed, on the desktop, where there is one.
@MainActor
final class CallNotices {
    private let notices: any DesktopNotice
    private let centre: CallCentre
    private let language: Language
    private let name: @MainActor (CallParty) -> String
    private var shown: [CallID: Task<Void, Never>] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - centre: the calls.
    ///   - notices: the desktop.
    ///   - language: in which it speaks.
    ///   - name: what the person calls somebody.
    init(
        _ centre: CallCentre, _ notices: any DesktopNotice, language: Language,
        name: @escaping @MainActor (CallParty) -> String = { $0.shown }
    ) {
        (self.centre, self.notices, self.language, self.name) = (centre, notices, language, name)
        centre.calls.sink { [weak self] in self?.follow($0.filter(\.isRingingHere)) }.store(in: &subscriptions)
        centre.events.publisher.sink { [weak self] in self?.tellIfMissed($0) }.store(in: &subscriptions)
    }

    /// A notice goes when its call no longer rings, whoever answered it.
    private func follow(_ ringing: [Call]) {
        for (id, task) in shown where !ringing.contains(where: { $0.id == id }) {
            task.cancel()
            shown[id] = nil
        }
        for call in ringing where shown[call.id] == nil {
            shown[call.id] = Task { [weak self, notices, notice = notice(call)] in
                let answer = try? await notices.show(notice)
                self?.take(answer, call.id)
            }
        }
    }

    /// Whoever waves the notice away has not declined the call.
    private func take(_ answer: NoticeAnswer?, _ call: CallID) {
        switch answer {
        case .chosen("answer"): centre.ask(.answer(call))
        case .chosen("decline"): centre.ask(.end(call))
        default: break
        }
    }

    private func tellIfMissed(_ event: CallEvent) {
        guard event.isMissedCall else { return }
        let notice = Notice(Strings.missedCall.text(in: language), body: body(event.call))
        Task { [notices] in _ = try? await notices.show(notice) }
    }

    private func notice(_ call: Call) -> Notice {
        Notice(
            Strings.incomingCall.text(in: language), body: body(call), urgency: .critical,
            actions: [
                .init("answer", Strings.answer.text(in: language)),
                .init("decline", Strings.decline.text(in: language)),
            ])
    }

    private func body(_ call: Call) -> String {
        let simulated = call.isSimulated ? " " + Strings.simulated.text(in: language) : ""
        // The body may be read as markup.
        return name(call.party).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;") + simulated
    }
}

extension CallEvent {
    /// Whether it ends a call that somebody would want to know of.
    ///
    /// Who is blocked, or came while nobody wanted to be disturbed, stands in the history alone.
    var isMissedCall: Bool {
        call.direction == .incoming && reason.map { $0.isMissed && ![.blocked, .doNotDisturb].contains($0) } ?? false
    }
}
