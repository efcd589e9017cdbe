extension Publisher {
    /// Turns each value into another.
    @inlinable
    public func map<NewValue>(_ transform: @escaping @MainActor (Value) -> NewValue) -> Publisher<NewValue, Failure> {
        lift { next in { next(transform($0)) } }
    }

    /// Turns each value into another, and leaves out those that give nil.
    @inlinable public func compactMap<NewValue>(
        _ transform: @escaping @MainActor (Value) -> NewValue?
    ) -> Publisher<NewValue, Failure> {
        lift { next in
            { if let value = transform($0) { next(value) } }
        }
    }

    /// Lets only some values pass.
    @inlinable public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Publisher {
        lift { next in
            { if isIncluded($0) { next($0) } }
        }
    }
}
