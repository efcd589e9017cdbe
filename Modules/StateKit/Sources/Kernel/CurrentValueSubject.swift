/// A subject that remembers its latest value and tells it to each new subscriber at once.
///
/// The value is stored before anybody is told, so a subscriber that reads `value` reads what it was just given. A value
/// that waits its turn is not visible yet.
@MainActor public final class CurrentValueSubject<Value, Failure: Error>: Subject<Value, Failure> {
    /// The latest value delivered, or the first one.
    @exclusivity(unchecked)  // the main actor is the only caller, and no access spans a call
    public private(set) final var value: Value

    /// Makes a subject with its first value; reports name it by its name or by the line of this call.
    public init(
        _ value: Value, in kernel: Kernel, named label: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.value = value
        super.init(in: kernel, named: label, file: file, line: line)
    }

    override func commit(_ value: Value) {
        self.value = value
    }

    override func replay(to subscription: Subscription<Value, Failure>) {
        if completion == nil { subscription.receive(value) }
    }
}
