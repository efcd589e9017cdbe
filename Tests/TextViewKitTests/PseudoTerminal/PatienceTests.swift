import Testing

@testable import TextViewKitTesting

@Suite("how long a test waits for a program")
struct PatienceTests {
    /// The seconds that pass, for how many of them something waited, and whether the patience is over.
    @Test(
        "a minute of an idle machine, more on a busy one, and ten minutes at most",
        arguments: [
            (0, 0, false), (60, 0, false), (61, 0, true), (61, 1, false), (240, 180, false), (241, 180, true),
            (600, 600, false), (601, 601, true), (601, 2000, true),
        ])
    func limits(elapsed: Int, busy: Int, isOver: Bool) {
        // What was measured before does not count.
        var (time, pressure) = (Duration.seconds(1000), Duration.seconds(50))
        let patience = Patience(now: { time }, pressure: { pressure })
        (time, pressure) = (time + .seconds(elapsed), pressure + .seconds(busy))
        #expect(patience.isOver == isOver)
        #expect(patience.seconds == elapsed)
    }

    @Test("the machine is asked")
    func machine() {
        let patience = Patience()
        #expect(!patience.isOver && patience.seconds < 60)
    }
}
