import LocalizationKit
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("several locks as one")
struct JoinedSessionLockTests {
    private let desktop = ScriptedSessionLock()
    private let pin = ScriptedSessionLock()

    @Test("it is locked when one of them is, and says what the first says otherwise")
    func state() async {
        let lock = JoinedSessionLock(desktop, [pin])
        #expect(await lock.state() == .unlocked)
        pin.set(.locked)
        #expect(await lock.state() == .locked)
        desktop.set(.unavailable(reason: "no bus"))
        #expect(await lock.state() == .locked)
        pin.set(.unlocked)
        #expect(await lock.state() == .unavailable(reason: "no bus"))
    }

    @Test("each change is told once, also after the desktop has nothing to say any more")
    func states() async {
        var states = JoinedSessionLock(desktop, [pin]).states().makeAsyncIterator()
        #expect(await states.next() == .unlocked)
        pin.set(.locked)
        #expect(await states.next() == .locked)
        pin.set(.unlocked)
        #expect(await states.next() == .unlocked)
        desktop.set(.unavailable(reason: "no bus"))
        #expect(await states.next() == .unavailable(reason: "no bus"))
        pin.set(.locked)
        #expect(await states.next() == .locked)
        pin.set(.unlocked)
        #expect(await states.next() == .unavailable(reason: "no bus"))
    }

    @Test("without another lock it is the first")
    func alone() async {
        desktop.set(.locked)
        #expect(await JoinedSessionLock(desktop, []).state() == .locked)
    }
}
