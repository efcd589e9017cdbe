import StateKit

/// The state of one screen: its intent alone writes it; views get the read-only output.
@MainActor
final class ScreenModel<State: Equatable> {
    /// The latest state, also while its announcement still waits for its turn.
    private(set) var state: State
    private let announcements: CurrentValueSubject<State, Never>

    init(_ state: State, in kernel: Kernel, named name: String) {
        self.state = state
        announcements = CurrentValueSubject(state, in: kernel, named: name)
    }

    /// What a view shows: the latest state first, then one snapshot for each transition.
    var output: Output<State> { announcements.output }

    /// Goes to another state; to go where one is announces nothing.
    func set(_ new: State) {
        guard new != state else { return }
        state = new
        announcements.send(new)
    }
}
