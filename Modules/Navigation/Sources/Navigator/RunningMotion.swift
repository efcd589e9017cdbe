import NavigationInterface
import StateKit

/// The transition under way, with who waits for its end.
@MainActor
struct RunningMotion {
    // Not held: a coordinator that leaves within its own transition is to be gone.
    weak var author: FlowScope?
    let entering: NavigationRequest.Entering?
    let completion: @MainActor (NavigationResult) -> Void
    let alarm: any Cancellable

    init(_ request: NavigationRequest, alarm: any Cancellable) {
        (author, entering, completion) = (request.author, request.entering, request.completion)
        self.alarm = alarm
    }
}
