import NavigationInterface
import StateKit

/// The lock over everything in the app but calls: at the start, after idle time, and when anybody asks for it.
@MainActor
final class LockOverlay {
    private let lock: AppLock
    private let scope: any CoordinatorScope
    private var view: (any Presentable)?
    /// Whether it was locked here and the store does not say so yet.
    private var isClosing = false
    private var isShown = false

    private init(_ lock: AppLock, _ scope: any CoordinatorScope) {
        (self.lock, self.scope) = (lock, scope)
    }

    /// The overlay.
    ///
    /// - Parameters:
    ///   - lock: the lock.
    ///   - idle: after which time without a key or a click it locks itself.
    /// - Returns: the overlay.
    static func overlay(_ lock: AppLock, idle: @escaping @MainActor () -> Duration) -> Overlay {
        Overlay(id: "auth", priority: .lock) { scope in
            let overlay = LockOverlay(lock, scope)
            let watch = IdleWatch(scope.kernel.scheduler, limit: idle) { [weak overlay] in overlay?.close() }
            lock.onInput = { watch.note() }
            overlay.close()
            let subscriptions = Scope()
            subscriptions.add(lock.observe { overlay.look() })
            subscriptions.add(scope.kernel.values(of: lock.vault.changes()).sink { overlay.look() })
            return AnyCancellable { subscriptions.cancel() }
        }
    }

    /// Locks at once, and then in all other processes; whoever has no PIN is not locked out.
    private func close() {
        guard lock.hasPIN else { return }
        isClosing = true
        look()
        Task { [weak self, lock] in
            // A store that cannot be written leaves this app locked.
            guard (try? await lock.lock()) != nil else { return }
            // Whoever unlocked it meanwhile is not told of as a change of its own.
            self?.isClosing = false
            self?.look()
        }
    }

    private func look() {
        if lock.isLocked || !lock.hasPIN { isClosing = false }
        isShown = lock.isLocked || isClosing
        if isShown, view == nil { present() } else if !isShown { dismiss() }
    }

    private func present() {
        let view = PINCoordinator.unit(lock, in: scope).start(with: .unlock) { [weak self] in self?.ended($0) }
        self.view = view
        scope.router.present(view, as: .overlay(.lock), .atOnce)
    }

    /// The PIN was right, or something took the window away, such as a link: it comes back as long as it is locked.
    private func ended(_ isTaken: Bool) {
        view = nil
        if isTaken { isClosing = false } else if isShown { present() }
    }

    private func dismiss() {
        guard let view else { return }
        self.view = nil
        scope.router.remove(view, .atOnce)
    }
}
