import NavigationInterface
import TextViewKitInterface

extension Navigator {
    /// Puts a new state in place of the old one, and counts by the difference: whatever the operation was.
    func commit(_ next: NavigationState, _ change: NavigationChange) {
        let difference = ScreenDifference(from: state, to: next)
        difference.announce(change)
        let seen = state.visible
        state = next
        for screen in difference.gone { count(off: screen, change.cause) }
        for screen in difference.come { count(on: screen) }
        settle(difference.losers, after: next.motion?.transition.animation.duration ?? .zero)
        recorder.note(saved)
        publish()
        if let visible = state.visible, visible !== seen { visible.didAppear() }
    }

    private func count(off screen: any Presentable, _ cause: DismissalCause) {
        let owner = screen.owner as? FlowScope
        owner?.note(.taken("\(screen.title)"))
        owner?.decrement()
        screen.didLeave(cause)
    }

    private func count(on screen: any Presentable) {
        let owner = screen.owner as? FlowScope
        owner?.note(.shown("\(screen.title)"))
        owner?.increment()
        screen.didEnter()
    }

    /// Lets go of the coordinators whose last screen has left, now that the new screens are counted.
    private func settle(_ scopes: [FlowScope], after duration: Duration) {
        for scope in scopes where scope.count == 0 {
            leaks.expectRelease(of: scope, after: duration)
            scope.leave()
        }
    }
}
