/// A subject that remembers nothing: a subscriber gets what is sent from then on.
@MainActor public final class PassthroughSubject<Value, Failure: Error>: Subject<Value, Failure> {
    /// Makes a subject that takes its turns from a kernel; reports name it by its name or by the line of this call.
    public override init(
        in kernel: Kernel, named label: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        super.init(in: kernel, named: label, file: file, line: line)
    }
}

extension PassthroughSubject where Value == Void {
    /// Delivers a bare event.
    @inlinable public func send() {
        send(())
    }
}
