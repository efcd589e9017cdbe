extension Publisher {
    /// Delivers values and the end later, in their order.
    ///
    /// - Parameter interval: By how much; clamped as every delay is.
    public func delay(for interval: Duration) -> Publisher {
        let interval = MainScheduler.clamp(interval)
        return derive { [kernel, attach] observer in
            let delayer = Delayer(interval, in: kernel, observer)
            let events = Observer<Value, Failure> {
                delayer.take(.value($0))
            } complete: {
                delayer.take(.completion($0))
            }
            delayer.connection.hold(attach(events))
            return delayer.connection
        }
    }

    /// Delivers a value only when none has followed it for a while.
    ///
    /// A value that waits is delivered before the end; before a failure it is dropped.
    ///
    /// - Parameter interval: How long the silence must be; clamped as every delay is.
    public func debounce(for interval: Duration) -> Publisher {
        derive { [kernel, attach] observer in
            let debouncer = Debouncer(interval, in: kernel, observer)
            let events = Observer<Value, Failure> {
                debouncer.take($0)
            } complete: {
                debouncer.complete($0)
            }
            debouncer.connection.hold(attach(events))
            return debouncer.connection
        }
    }

    /// Delivers a value at once, then at most one in each interval.
    ///
    /// A value that waits is delivered before the end; before a failure it is dropped.
    ///
    /// - Parameters:
    ///   - interval: The shortest time between two values; clamped as every delay is.
    ///   - latest: Whether an interval ends with its last value; otherwise with its first.
    public func throttle(for interval: Duration, latest: Bool) -> Publisher {
        derive { [kernel, attach] observer in
            let throttler = Throttler(interval, latest: latest, in: kernel, observer)
            let events = Observer<Value, Failure> {
                throttler.take($0)
            } complete: {
                throttler.complete($0)
            }
            throttler.connection.hold(attach(events))
            return throttler.connection
        }
    }

    /// Ends the stream when it is silent for too long, counted from the subscription and from each value.
    ///
    /// - Parameters:
    ///   - interval: The longest silence; clamped as every delay is.
    ///   - error: The failure to end with; without one the stream finishes.
    public func timeout(after interval: Duration, failingWith error: Failure? = nil) -> Publisher {
        let end = error.map(Completion.failure) ?? .finished
        return derive { [kernel, attach] observer in
            let connection = Connection()
            let alarm = Alarm(kernel)
            let restart = { @MainActor in alarm.set(after: interval) { connection.finish(observer, with: end) } }
            connection.hold(alarm)
            restart()
            let events = Observer<Value, Failure> {
                guard connection.isOpen else { return }
                restart()
                observer.receive($0)
            } complete: {
                connection.finish(observer, with: $0)
            }
            connection.hold(attach(events))
            return connection
        }
    }
}
