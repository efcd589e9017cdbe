extension Publisher {
    /// Accumulates: each value with the result before it gives the next result.
    ///
    /// The first result itself is not delivered; put `prepend` behind it for that.
    @inlinable public func scan<Result>(
        _ initial: Result, _ accumulate: @escaping @MainActor (Result, Value) -> Result
    ) -> Publisher<Result, Failure> {
        lift { next in
            let state = State(initial)
            return { value in
                let result = accumulate(state.value, value)
                state.value = result
                next(result)
            }
        }
    }

    /// Leaves out a value that is the same as the last one delivered.
    @inlinable public func removeDuplicates(by areSame: @escaping @MainActor (Value, Value) -> Bool) -> Publisher {
        lift { next in
            let last = State<Value?>(nil)
            return { value in
                if let previous = last.value, areSame(previous, value) { return }
                last.value = value
                next(value)
            }
        }
    }
}

extension Publisher where Value: Equatable {
    /// Leaves out a value that equals the last one delivered.
    @inlinable public func removeDuplicates() -> Publisher {
        removeDuplicates { $0 == $1 }
    }
}
