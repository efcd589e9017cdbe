/// A value that knows whether it is the one that has just changed.
///
/// Set it in the `set` of a pipe and settle it in the `reset`: then it is recent in the one snapshot of that event, and
/// only remembered afterwards.
public struct Recent<Value> {
    /// The value, recent or not.
    public private(set) var value: Value
    /// Whether this very event set the value.
    public private(set) var isRecent = false

    /// Makes a value that nobody has just set.
    public init(_ value: Value) {
        self.value = value
    }

    /// The value in the event that set it, nil in all others.
    public var recent: Value? { isRecent ? value : nil }

    /// Sets the value and marks it as recent, even when it is the same as before.
    public mutating func set(_ value: Value) {
        self.value = value
        isRecent = true
    }

    /// Keeps the value and takes the mark away.
    public mutating func settle() {
        isRecent = false
    }
}

extension Recent: Equatable where Value: Equatable {}
extension Recent: Sendable where Value: Sendable {}
