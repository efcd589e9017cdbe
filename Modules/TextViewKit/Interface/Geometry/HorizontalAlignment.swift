/// Where something stands from left to right.
public enum HorizontalAlignment: Sendable, Hashable {
    /// At the left.
    case leading
    /// In the middle; an odd cell goes to the right.
    case center
    /// At the right.
    case trailing

    package func start(_ length: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: (room - length) >> 1
        case .trailing: room - length
        }
    }
}
