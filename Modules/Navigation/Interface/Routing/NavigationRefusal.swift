/// Why an operation was not done; everything is as it was.
public enum NavigationRefusal: Error, Sendable, Hashable {
    /// The screen stands somewhere already.
    case alreadyShown(String)
    /// The screen does not stand on this stack.
    case notShown(String)
    /// A modal with this title stands on the stack.
    case covered(by: String)
    /// The same coordinator's last screen is still coming in, so this is the second half of a double tap.
    case moving
    /// The stack would have no screen left.
    case lastScreen(String)
    /// The coordinator has no screen any more and is gone.
    case coordinatorGone
    /// There is no such tab.
    case noTab(String)
    /// The screen could not be made, for this reason.
    case failed(String)
}

extension NavigationRefusal: CustomStringConvertible {
    /// One sentence, for a log.
    public var description: String {
        switch self {
        case .alreadyShown(let title): "`\(title)` is shown already"
        case .notShown(let title): "`\(title)` is not on this stack"
        case .covered(let title): "`\(title)` has to be closed first"
        case .moving: "the last screen is still coming in"
        case .lastScreen(let title): "`\(title)` is the last screen of its stack"
        case .coordinatorGone: "the coordinator that asks has left"
        case .noTab(let id): "there is no tab `\(id)`"
        case .failed(let reason): reason
        }
    }
}
