import NavigationInterface

/// What an operation did, beside the new state.
struct NavigationChange {
    /// What coordinators are told before they lose screens.
    enum Announcement {
        case nothing, start, toRoot
    }

    /// The window or the modal whose content changed.
    var place: Int
    /// How it is usually drawn.
    var usual: NavigationTransition
    var announcement = Announcement.nothing
    var cause = DismissalCause.code
}
