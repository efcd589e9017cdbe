import NavigationInterface
import StateKit
import TextViewKitInterface

extension Navigator {
    /// Does an operation, after those that wait already.
    func perform(_ request: NavigationRequest) {
        waiting.append(request)
        guard !isPerforming else { return }
        isPerforming = true
        while !waiting.isEmpty {
            run(waiting.removeFirst())
            checkRules()
            openWaitingLinks()
        }
        isPerforming = false
    }

    private func run(_ request: NavigationRequest) {
        let formerTabs = tabList
        do throws(NavigationRefusal) {
            try refuseDoubleTap(request)
            var next = state
            guard let change = try request.change(&next) else { return end(request, .unchanged, formerTabs) }
            let transition = reducesMotion ? .atOnce : request.transition ?? change.usual
            next.swipe = nil
            next.motion = transition.isAnimated ? NavigationMotion(place: change.place, transition: transition) : nil
            endMotion(.interrupted)
            commit(next, change)
            begin(request, transition)
        } catch {
            end(request, .refused(error), formerTabs)
        }
    }

    /// Nothing was done: what was begun with the tabs is undone, and a transition under way goes on.
    private func end(_ request: NavigationRequest, _ result: NavigationResult, _ formerTabs: TabList) {
        tabList = formerTabs
        request.completion(result)
    }

    private func refuseDoubleTap(_ request: NavigationRequest) throws(NavigationRefusal) {
        guard let entering = request.entering, request.transition?.isAnimated ?? !reducesMotion, let running else {
            return
        }
        if running.entering == entering, running.author === request.author { throw .moving }
    }

    private func begin(_ request: NavigationRequest, _ transition: NavigationTransition) {
        guard transition.isAnimated else { return request.completion(.done) }
        let alarm = kernel.scheduler.schedule(after: transition.animation.duration) { [weak self] in
            self?.endMotion(.done)
            self?.publish()
        }
        running = RunningMotion(request, alarm: alarm)
    }

    private func endMotion(_ result: NavigationResult) {
        guard let ended = running else { return }
        running = nil
        state.motion = nil
        ended.alarm.cancel()
        ended.completion(result)
    }

    /// Proves the count again.
    private func checkRules() {
        guard checksRules else { return }
        for violation in violations() { report(violation) }
    }
}
