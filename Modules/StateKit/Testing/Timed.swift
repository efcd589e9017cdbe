/// Something with the virtual time at which it happens.
public struct Timed<Element> {
    /// The time since the scheduler began.
    public var time: Duration
    /// What happens.
    public var element: Element

    /// Puts something at a time.
    public init(_ time: Duration, _ element: Element) {
        (self.time, self.element) = (time, element)
    }
}

extension Timed: Equatable where Element: Equatable {}
extension Timed: Sendable where Element: Sendable {}
