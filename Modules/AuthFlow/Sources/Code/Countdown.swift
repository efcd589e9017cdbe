import StateKit

/// The moments at which a second fewer is left until a deadline; the last of them is the deadline.
///
/// They are counted from the deadline, so nothing drifts, and after a suspension the next one is right.
@MainActor
struct Countdown {
    let deadline: Duration

    /// The moments from now on; none when the deadline has passed.
    func ticks(in kernel: Kernel) -> Publisher<Void, Never> {
        let left = deadline - kernel.scheduler.now
        guard left > .zero else { return kernel.sequence([]) }
        let begun = kernel.just(()).delay(for: left - .seconds(left.wholeSeconds - 1))
        let counting = begun.flatMap(.latest) { kernel.timer(every: .seconds(1)).map { _ in }.prepend(()) }
            .prefix { [scheduler = kernel.scheduler] in deadline > scheduler.now }
        return kernel.sequence([counting, kernel.just(())]).flatMap(.concat) { $0 }
    }
}
