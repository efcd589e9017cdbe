public import FeatureKitInterface

/// Time that passes: for deadlines, ages and animations.
///
/// It counts while the machine is suspended (`CLOCK_BOOTTIME`), so that a code that is valid for five minutes is not
/// valid for five minutes of use. Setting the wall clock does not touch it.
public protocol ContinuousTime: Sendable {
    /// The present instant.
    var now: ContinuousInstant { get }

    /// Waits until an instant; returns at once when it has passed.
    ///
    /// - Parameter deadline: when to return. After a suspend that went over it, the wait ends on waking.
    /// - Throws: `CancellationError` at once when the task is cancelled.
    func sleep(until deadline: ContinuousInstant) async throws
}

extension ContinuousTime {
    /// Waits for a duration; zero and less return at once.
    ///
    /// - Parameter duration: how long from now.
    /// - Throws: `CancellationError` at once when the task is cancelled.
    public func sleep(for duration: Duration) async throws {
        try await sleep(until: now.advanced(by: duration))
    }
}

extension ServiceKey where Service == any ContinuousTime {
    /// Time that passes.
    public static var continuousTime: Self { Self("ContinuousTime", in: "PlatformInterface") }
}
