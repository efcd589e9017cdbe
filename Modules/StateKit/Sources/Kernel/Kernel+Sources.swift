extension Kernel {
    /// A stream of given values, which then finishes; it speaks while it is being subscribed.
    public func sequence<Value>(_ values: [Value]) -> Publisher<Value, Never> {
        Publisher(in: self, lineage: .none) { observer in
            let connection = Connection()
            for value in values where connection.isOpen { observer.receive(value) }
            connection.finish(observer, with: .finished)
            return connection
        }
    }

    /// A stream of one value, which then finishes.
    public func just<Value>(_ value: Value) -> Publisher<Value, Never> {
        sequence([value])
    }

    /// A stream that fails at once.
    public func fail<Value, Failure: Error>(_ error: Failure, of type: Value.Type) -> Publisher<Value, Failure> {
        Publisher(in: self, lineage: .none) { observer in
            observer.complete(.failure(error))
            return Connection()
        }
    }
}
