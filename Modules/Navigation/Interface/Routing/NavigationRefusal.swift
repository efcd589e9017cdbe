public import LocalizationKit

/// Why an operation was not done; everything is as it was.
public enum NavigationRefusal: Error, Sendable, Hashable {
    /// The screen stands somewhere already.
    case alreadyShown(LocalizedText)
    /// The screen does not stand on this stack.
    case notShown(LocalizedText)
    /// A modal with this title stands on the stack.
    case covered(by: LocalizedText)
    /// The same coordinator's last screen is still coming in, so this is the second half of a double tap.
    case moving
    /// The stack would have no screen left.
    case lastScreen(LocalizedText)
    /// The coordinator has no screen any more and is gone.
    case coordinatorGone
    /// There is no such tab.
    case noTab(String)
    /// The screen could not be made, for this reason.
    case failed(LocalizedText)
}

extension NavigationRefusal: ExplainedError {
    /// One sentence that says why.
    public var explanation: LocalizedText {
        switch self {
        case .alreadyShown(let title): Strings.alreadyShown(title: title)
        case .notShown(let title): Strings.notOnStack(title: title)
        case .covered(let title): Strings.covered(title: title)
        case .moving: Strings.moving
        case .lastScreen(let title): Strings.lastScreen(title: title)
        case .coordinatorGone: Strings.coordinatorGone
        case .noTab(let id): Strings.noTab(id: id)
        case .failed(let reason): reason
        }
    }
}
