/// State of one stage of one subscription.
@MainActor @usableFromInline
final class State<Value> {
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    @usableFromInline var value: Value

    @usableFromInline init(_ value: Value) {
        self.value = value
    }

    /// Takes what is kept, and keeps nothing.
    func take<Kept>() -> Kept? where Value == Kept? {
        defer { value = nil }
        return value
    }
}
