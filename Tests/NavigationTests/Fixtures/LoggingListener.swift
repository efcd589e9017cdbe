import NavigationInterface

/// Writes down what it is told.
@MainActor
final class LoggingListener: LifeCycleListener {
    private(set) var lines: [String] = []
    private let write: @MainActor (String) -> Void

    init(_ write: @escaping @MainActor (String) -> Void = { _ in }) {
        self.write = write
    }

    func increment(to count: Int) { note("listener: increment to \(count)") }
    func decrement(to count: Int) { note("listener: decrement to \(count)") }
    func start() { note("listener: start") }
    func dismiss(_ cause: DismissalCause) { note("listener: dismiss by \(cause)") }
    func toRoot() { note("listener: to root") }

    private func note(_ line: String) {
        lines.append(line)
        write(line)
    }
}
