/// Runs an action on the first `cancel()`.
@MainActor
final class ActionCancellable: Cancellable {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    func cancel() {
        let due = action
        action = nil
        due?()
    }
}
