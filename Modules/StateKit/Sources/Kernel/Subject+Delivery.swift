extension Subject {
    /// Whether nobody listens; a cancelled subscriber counts no more, even within a delivery.
    final var isUnused: Bool {
        var current = head?.takeUnretainedValue()
        while let subscription = current, !subscription.isLive { current = subscription.next?.takeUnretainedValue() }
        return current == nil
    }

    final func deliver(_ event: Event<Value, Failure>) {
        switch event {
        case .value(let value): deliver(value)
        case .completion(let completion): end(completion)
        }
    }

    @inlinable final func deliver(_ value: Value) {
        guard completion == nil else { return drop() }
        commit(value)
        multicast(value)
    }

    @inlinable final func multicast(_ value: Value) {
        guard let last = tail else { return }
        var current = head
        isMulticasting = true
        while let link = current {
            current = link.lend { subscription in
                if subscription.isLive { subscription.receive(value) }
                return subscription.next
            }
            if link.toOpaque() == last.toOpaque() { break }
        }
        isMulticasting = false
        if needsSweep { sweep() }
    }

    @inlinable final func attach(_ observer: Observer<Value, Failure>, replaying: Bool = true) -> any Cancellable {
        let subscription = Subscription(observer, to: self)
        subscription.isLive = completion == nil
        if completion == nil { link(subscription) }
        if replaying { replay(to: subscription) }
        if let completion { observer.complete(completion) }
        return subscription
    }

    final func end(_ completion: Completion<Failure>) {
        guard self.completion == nil else { return drop() }
        self.completion = completion
        while let subscription = head?.takeUnretainedValue() {
            unlink(subscription)
            guard subscription.isLive else { continue }
            subscription.isLive = false
            subscription.complete(completion)
        }
    }

    /// Takes out a cancelled subscription: now, or after the delivery under way.
    final func remove(_ subscription: Subscription<Value, Failure>) {
        if isMulticasting { needsSweep = true } else { unlink(subscription) }
    }

    @usableFromInline final func link(_ subscription: Subscription<Value, Failure>) {
        kernel.liveSubscriptions += 1
        let link = Unmanaged.passRetained(subscription)
        subscription.previous = tail
        if let tail { tail.lend { $0.next = link } } else { head = link }
        tail = link
    }

    final func unlink(_ subscription: Subscription<Value, Failure>) {
        kernel.liveSubscriptions -= 1
        let (previous, next) = (subscription.previous, subscription.next)
        if let previous { previous.lend { $0.next = next } } else { head = next }
        if let next { next.lend { $0.previous = previous } } else { tail = previous }
        (subscription.next, subscription.previous, subscription.subject) = (nil, nil, nil)
        Unmanaged.passUnretained(subscription).release()
    }

    /// Takes out what was cancelled; what that frees may cancel others, so the list stays marked as in use meanwhile.
    @usableFromInline final func sweep() {
        isMulticasting = true
        while needsSweep {
            needsSweep = false
            var current = head?.takeUnretainedValue()
            while let subscription = current {
                current = subscription.next?.takeUnretainedValue()
                if !subscription.isLive { unlink(subscription) }
            }
        }
        isMulticasting = false
    }

    @usableFromInline final func drop() {
        kernel.droppedValues += 1
    }
}
