/// Where something stands from top to bottom.
public enum VerticalAlignment: Sendable, Hashable {
    /// At the top.
    case top
    /// In the middle; an odd cell goes below.
    case center
    /// At the bottom.
    case bottom

    package func start(_ length: Int, in room: Int) -> Int {
        switch self {
        case .top: 0
        case .center: (room - length) >> 1
        case .bottom: room - length
        }
    }
}
