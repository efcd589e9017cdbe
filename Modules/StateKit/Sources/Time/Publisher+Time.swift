// Every interval is clamped as `Scheduler.clamp(_:)` does it: a negative one is 0, an absurd one the longest there is.
extension Publisher {
    /// Delivers values and the end later by an interval, in their order.
    public func delay(for interval: Duration) -> Publisher {
        connect { [kernel] connection, observer in
            let later = { @MainActor (event: Event<Value, Failure>) in
                let alarm = Alarm(kernel, within: connection)
                alarm.set(after: interval) {
                    connection.drop(alarm)
                    observer.take(event)
                }
            }
            return Observer {
                later(.value($0))
            } complete: {
                later(.completion($0))
            }
        }
    }

    /// Delivers a value only when none has followed it for an interval.
    ///
    /// A value that waits is delivered before the end; before a failure it is dropped.
    public func debounce(for interval: Duration) -> Publisher {
        connect { [kernel] connection, observer in
            let (silence, latest) = (Alarm(kernel, within: connection), State<Value?>(nil))
            let deliver = { @MainActor in
                if let value = latest.take(), connection.isOpen { observer.receive(value) }
            }
            return Observer {
                latest.value = $0
                silence.set(after: interval, deliver)
            } complete: {
                if !$0.isFailure { deliver() }
                connection.finish(observer, with: $0)
            }
        }
    }

    /// Delivers a value at once, then at most one in each interval: its last one with `latest`, otherwise its first.
    ///
    /// A value that waits is delivered before the end; before a failure it is dropped.
    public func throttle(for interval: Duration, latest: Bool) -> Publisher {
        connect { [kernel] connection, observer in
            let throttler = Throttler(interval, latest: latest, Alarm(kernel, within: connection), observer.receive)
            return Observer {
                if connection.isOpen { throttler.take($0) }
            } complete: {
                if !$0.isFailure { throttler.deliverPending() }
                connection.finish(observer, with: $0)
            }
        }
    }

    /// Ends the stream when it is silent for an interval, counted from the subscription and from each value.
    ///
    /// It ends with the failure given; without one it finishes.
    public func timeout(after interval: Duration, failingWith error: Failure? = nil) -> Publisher {
        let end = error.map(Completion.failure) ?? .finished
        return connect { [kernel] connection, observer in
            let alarm = Alarm(kernel, within: connection)
            let restart = { @MainActor in alarm.set(after: interval) { connection.finish(observer, with: end) } }
            restart()
            return Observer {
                guard connection.isOpen else { return }
                restart()
                observer.receive($0)
            } complete: {
                connection.finish(observer, with: $0)
            }
        }
    }
}
