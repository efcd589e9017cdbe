import FeatureKitInterface
import FeatureKitTesting
import Glibc
import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@MainActor
@Suite("when frames are drawn")
struct FrameTimeTests {
    /// The least time between two frames: a sixtieth of a second, rounded up.
    private let interval = Duration.nanoseconds(16_666_667)

    @Test("a key is drawn in its own turn, and many keys within a frame's time are one frame")
    func keys() throws {
        let stage = try SessionStage()
        stage.loop.advance(by: .milliseconds(20))
        stage.type("a")
        #expect(stage.screen.frames == [.zero, .milliseconds(20)])
        for key in ["b", "c", "d"] { stage.type(key) }
        #expect(stage.screen.frames.count == 2)
        stage.loop.advance(by: .milliseconds(20))
        #expect(stage.screen.frames == [.zero, .milliseconds(20), .milliseconds(20) + interval])
        #expect(stage.terminal.screen.text == "helloabcd")
    }

    @Test(
        "what changes in one turn is one frame, and a screen that asks for a frame while it is drawn gets the next one")
    func changes() throws {
        let stage = try SessionStage()
        stage.loop.advance(by: .milliseconds(20))
        for text in ["a", "b", "c"] {
            stage.screen.lines = [text]
            stage.session.update()
        }
        #expect(stage.screen.frames.count == 1)
        stage.screen.whileDrawn = { stage.session.update() }
        stage.loop.advance(by: .zero)
        #expect(stage.screen.frames == [.zero, .milliseconds(20)])
        stage.screen.whileDrawn = nil
        stage.nextFrame()
        #expect(stage.screen.frames == [.zero, .milliseconds(20), .milliseconds(20) + interval])
        #expect(stage.terminal.screen.text == "c")
    }

    @Test("nothing is drawn, and nobody wakes up, when nothing changes")
    func idle() throws {
        let stage = try SessionStage()
        let count = stage.terminal.writes.count
        stage.loop.advance(by: .seconds(3600))
        #expect(stage.terminal.writes.count == count)
        #expect(stage.loop.nextDeadline == nil)
    }

    @Test("a movement gets its frames at their times, 60 a second at most")
    func movement() throws {
        let stage = try SessionStage()
        stage.screen.nextFrameTime = .milliseconds(100)
        stage.change()
        stage.loop.advance(by: .milliseconds(99))
        #expect(stage.screen.frames == [.zero])
        stage.loop.advance(by: .milliseconds(1))
        #expect(stage.screen.frames == [.zero, .milliseconds(100)])
        for step in 1...300 {
            stage.screen.nextFrameTime = .milliseconds(100 + step)
            stage.change()
            stage.loop.advance(by: .milliseconds(1))
        }
        let gaps = zip(stage.screen.frames, stage.screen.frames.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { $0 >= interval })
        #expect(18...19 ~= stage.screen.frames.count - 1)
    }

    @Test("a storm of resizes is one look at the size for each frame, and the last size is drawn")
    func storm() throws {
        let stage = try SessionStage()
        for width in 21...1000 {
            stage.terminal.resize(to: Size(width: width, height: 5))
            stage.loop.send(signal: SIGWINCH)
            stage.loop.advance(by: .milliseconds(1))
        }
        stage.nextFrame()
        let sizes = stage.screen.events.count
        #expect(55...61 ~= sizes, "980 ms are at most 60 frames, found \(sizes)")
        #expect(stage.screen.events.last == .resize(Size(width: 1000, height: 5)))
        #expect(stage.terminal.screen.text == "hello")
        #expect(stage.terminal.screen.faults == [])
    }

    @Test("a size in band is looked up like the signal's, and an unchanged one draws nothing")
    func inBand() throws {
        let stage = try SessionStage()
        var told = 0
        stage.session.observeSize { told += 1 }
        stage.nextFrame()
        let count = stage.terminal.writes.count
        stage.type("\u{1B}[48;5;20;100;200t")
        stage.nextFrame()
        #expect(stage.terminal.writes.count == count)
        stage.terminal.resize(to: Size(width: 9, height: 3))
        stage.type("\u{1B}[48;3;9;60;90t")
        #expect(stage.screen.events == [.resize(Size(width: 9, height: 3))])
        #expect(told == 1)
        #expect(stage.terminal.screen.rows == ["hello", "", ""])
    }

    @Test("a terminal that takes nothing is not waited for: frames are left out, none is torn")
    func backpressure() throws {
        let stage = try SessionStage()
        stage.nextFrame()
        stage.terminal.room = 3
        stage.screen.lines = ["first", "of", "all"]
        stage.change()
        for text in ["second", "third"] {
            stage.nextFrame()
            stage.screen.lines = [text, text, text]
            stage.change()
        }
        #expect(stage.screen.frames.count == 2)
        stage.type("!")
        #expect(stage.screen.events == [.typing("!")])
        stage.terminal.room = nil
        stage.loop.makeReady(stage.terminal.descriptor, for: .writing)
        stage.nextFrame()
        #expect(stage.screen.frames.count == 3)
        #expect(stage.terminal.screen.text == "third!\nthird\nthird")
        #expect(stage.terminal.screen.faults == [])
    }

    @Test("an escape waits 50 ms for what may follow it")
    func escapeDelay() throws {
        let stage = try SessionStage()
        stage.type("\u{1B}")
        stage.loop.advance(by: .milliseconds(49))
        #expect(stage.screen.events == [])
        stage.loop.advance(by: .milliseconds(1))
        #expect(stage.screen.events == [.key(.escape)])
    }
}
