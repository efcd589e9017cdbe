import LocalizationKit
public import NavigationInterface
import StateKit

extension Navigator {
    /// More than a person could have meant; older ones are dropped.
    private static let mostWaitingLinks = 16

    /// Opens a link, or lets it wait.
    @discardableResult public func open(_ text: String) throws(LinkError) -> LinkAnswer {
        let link = try routeTable.link(text)
        guard state.takesLinks, !tabs.isEmpty else {
            wait(link)
            return .queued
        }
        return try open(link)
    }

    /// Opens the links that waited, once nothing keeps them.
    func openWaitingLinks() {
        guard !waitingLinks.isEmpty, state.takesLinks, !tabs.isEmpty else { return }
        let link = waitingLinks.removeFirst()
        perform(request(for: link) { [weak self] in self?.tellRefusal($0, of: link) })
    }

    private func wait(_ link: Link) {
        waitingLinks.removeAll { $0.text == link.text }
        waitingLinks = waitingLinks.suffix(Self.mostWaitingLinks - 1) + [link]
    }

    /// Within another operation the link opens later; then only a notice can tell that it could not.
    private func open(_ link: Link) throws(LinkError) -> LinkAnswer {
        var result: NavigationResult?
        let isLate = isPerforming
        perform(
            request(for: link) { [weak self] in
                result = $0
                if isLate { self?.tellRefusal($0, of: link) }
            })
        if case .refused(let refusal) = result { throw .failed(link: link.text, reason: refusal.explanation) }
        return result == .unchanged ? .unchanged : .opened
    }

    private func request(
        for link: Link, completion: @escaping @MainActor (NavigationResult) -> Void
    ) -> NavigationRequest {
        NavigationRequest(completion: completion) { [weak self] state throws(NavigationRefusal) in
            try self?.show(link, in: &state)
        }
    }

    private func tellRefusal(_ result: NavigationResult, of link: Link) {
        guard case .refused(let refusal) = result else { return }
        noticeSubject.send(LinkError.failed(link: link.text, reason: refusal.explanation).explanation)
    }

    private func show(_ link: Link, in state: inout NavigationState) throws(NavigationRefusal) -> NavigationChange? {
        guard state.takesLinks else {
            wait(link)
            return nil
        }
        let former = state
        let index = state.windows[0].stacks.firstIndex { $0.tab == link.route.tab } ?? state.windows[0].selected
        state.clearForLink()
        try fill(index, of: &state)
        state.windows[0].selected = index
        let isThere = state.windows[0].stack.screens.last?.route == link.text
        if !isThere { try replaceStack(at: index, by: link, in: &state) }
        return state.showsSame(as: former) ? nil : NavigationChange(place: 0, usual: .fade)
    }

    private func replaceStack(
        at index: Int, by link: Link, in state: inout NavigationState
    ) throws(NavigationRefusal) {
        guard let tab = state.windows[0].stacks[index].tab, let root = state.windows[0].stacks[index].screens.first
        else { return }
        do {
            let screens = try link.screens(in: scope(ofTab: tab))
            state.windows[0].stacks[index].screens = [root]
            for screen in screens {
                try state.expectNew(screen)
                state.windows[0].stacks[index].screens.append(screen)
            }
        } catch {
            throw .failed((error as? LinkError)?.reason ?? LocalizedText(error))
        }
    }
}

extension NavigationState {
    /// Whether nothing is there that no link may close.
    fileprivate var takesLinks: Bool {
        !windows.contains { ($0.presentation?.priority).map { $0 >= .call } ?? false }
    }

    fileprivate mutating func clearForLink() {
        windows.removeAll { ($0.presentation?.priority).map { $0 < .call } ?? false }
        windows[0].modals = []
    }

    fileprivate func showsSame(as other: NavigationState) -> Bool {
        windows[0].selected == other.windows[0].selected
            && screens.elementsEqual(other.screens) { $0 === $1 }
    }
}

extension LinkError {
    fileprivate var reason: LocalizedText? {
        if case .failed(_, let reason) = self { reason } else { nil }
    }
}
