import StateKit
import TextViewKitInterface

/// Lets calls be heard: the terminal's bell rings as long as somebody waits for an answer.
@MainActor
final class CallRinger {
    private let bell: any TerminalBell
    private let kernel: Kernel
    private var tone: RingTone?
    private var alarm: (any Cancellable)?
    private var subscription: AnyCancellable?

    /// Begins to watch.
    init(_ centre: CallCentre, _ bell: any TerminalBell, in kernel: Kernel) {
        (self.bell, self.kernel) = (bell, kernel)
        subscription = centre.changes.map(\.shouldRing).removeDuplicates().sink { [weak self] in self?.begin($0) }
    }

    private func begin(_ tone: RingTone?) {
        self.tone = tone
        alarm?.cancel()
        alarm = nil
        ring()
    }

    private func ring() {
        guard let tone else { return }
        bell.ring()
        alarm = kernel.scheduler.schedule(after: tone.period) { [weak self] in self?.ring() }
    }
}

extension RingTone {
    /// From one stroke of the bell to the next; the ringback tone has the five seconds of most of Europe (ITU-T E.180).
    fileprivate var period: Duration {
        switch self {
        case .ring: .seconds(2)
        case .waiting: .seconds(4)
        case .ringback: .seconds(5)
        }
    }
}
