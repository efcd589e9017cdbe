extension Publisher {
    /// Delivers the first value and finishes.
    public func first() -> Publisher {
        connect { connection, observer in
            Observer { value in
                guard connection.isOpen else { return }
                connection.close()
                observer.receive(value)
                if !connection.isCancelled { observer.complete(.finished) }
            } complete: {
                connection.finish(observer, with: $0)
            }
        }
    }

    /// Delivers values as long as a condition holds, and finishes at the first for which it does not.
    public func prefix(while condition: @escaping @MainActor (Value) -> Bool) -> Publisher {
        connect { connection, observer in
            Observer { value in
                guard connection.isOpen else { return }
                guard condition(value) else { return connection.finish(observer, with: .finished) }
                observer.receive(value)
            } complete: {
                connection.finish(observer, with: $0)
            }
        }
    }

    /// Delivers given values to each subscriber before the first of the stream.
    public func prepend(_ values: Value...) -> Publisher {
        derive { [attach] observer in
            let connection = Connection()
            for value in values where connection.isOpen { observer.receive(value) }
            if connection.isOpen { connection.hold(attach(observer)) }
            return connection
        }
    }
}
