import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("Movement")
@MainActor
struct MotionTests {
    private let form = Form()

    /// A page of one letter that takes the place of another one, in a twelfth of a cell's width a frame.
    private func pages(
        _ transition: Transition, animation: Animation? = Animation(.linear, duration: .milliseconds(200)),
        reduceMotion: Bool = false
    ) -> Harness {
        Harness(width: 12, height: 2, environment: EnvironmentValues(reduceMotion: reduceMotion)) { [self] in
            Text(String(repeating: ["a", "b", "c", "d"][form.page], count: 24)).wrapping(.character)
                .id(form.page).transition(transition).animation(animation)
        }
    }

    private func show(_ page: Int, _ harness: Harness) {
        form.page = page
        harness.update()
    }

    /// Goes to a frame, counted from the beginning of the harness.
    private func go(to frame: Int, _ harness: Harness) { harness.advance(by: .seconds(frame) / 60 - harness.time) }

    private func first(_ harness: Harness) -> String { String(harness.text.prefix { $0 != "\n" }) }

    @Test("frame k of a push shows k columns of what comes and the rest of what goes")
    func push() {
        let harness = pages(.push(from: .trailing))
        show(2, harness)
        for k in 0...12 {
            #expect(first(harness) == String(repeating: "b", count: 12 - k) + String(repeating: "c", count: k), "\(k)")
            if k < 12 { #expect(harness.nextFrameTime == .seconds(k + 1) / 60) }
            go(to: k + 1, harness)
        }
        #expect(harness.nextFrameTime == nil)
    }

    @Test("a push really pushes, and a move covers what stands still")
    func kinds() {
        let rows: [(Transition, Int, String)] = [
            (.push(from: .leading), 4, "ccccbbbbbbbb"), (.move(edge: .trailing), 3, "bbbbbbbbbccc"),
            (.push(from: .top), 6, "cccccccccccc"), (.push(from: .bottom), 3, "bbbbbbbbbbbb"),
        ]
        for (transition, frames, picture) in rows {
            form.page = 1
            let harness = pages(transition)
            show(2, harness)
            go(to: frames, harness)
            #expect(first(harness) == picture, "\(transition)")
        }
    }

    @Test("what is pushed out moves with what comes in")
    func pushMoves() {
        let harness = Harness(width: 6, height: 1) { [self] in
            Text(form.page == 1 ? "abcdef" : "123456").id(form.page).transition(.push(from: .trailing))
                .animation(Animation(.linear, duration: .milliseconds(100)))
        }
        show(2, harness)
        go(to: 1, harness)
        #expect(harness.text == "bcdef1")
        go(to: 2, harness)
        #expect(harness.text == "cdef12")
    }

    @Test("a view that goes leaves the way it came, and uncovers what was under it")
    func leaving() {
        form.isOpen = true
        let harness = Harness(width: 6, height: 1) { [self] in
            Text("abcdef").overlay {
                if form.isOpen {
                    Text("123456").transition(.move(edge: .trailing))
                        .animation(Animation(.linear, duration: .milliseconds(100)))
                }
            }
        }
        #expect(harness.text == "123456")
        form.isOpen = false
        harness.update()
        go(to: 2, harness)
        #expect(harness.text == "ab1234")
        harness.advance(by: .milliseconds(100))
        #expect(harness.text == "abcdef")
        #expect(harness.nextFrameTime == nil)
    }

    @Test("a fade is dim on both sides of its middle, and plain at its end")
    func fade() {
        let harness = pages(.opacity)
        show(2, harness)
        go(to: 3, harness)
        #expect(harness.text.hasPrefix("bbbb"))
        #expect(harness.styled.contains("a dim\n"))
        go(to: 7, harness)
        #expect(harness.text.hasPrefix("cccc"))
        #expect(harness.styled.contains("a dim\n"))
        go(to: 12, harness)
        #expect(!harness.styled.contains("dim"))
    }

    @Test("curves: half of the time is half of the way but for easing out, which is further, and ends are ends")
    func curves() {
        let rows: [(Animation.Curve, Int)] = [(.linear, 6), (.easeInOut, 6), (.easeOut, 9)]
        for (curve, columns) in rows {
            form.page = 1
            let harness = pages(.push(from: .trailing), animation: Animation(curve, duration: .milliseconds(200)))
            show(2, harness)
            harness.advance(by: .milliseconds(100))
            harness.update()
            #expect(first(harness).filter { $0 == "c" }.count == columns, "\(curve)")
        }
    }

    @Test("a new movement begins where the last one is, and nothing of that one is left")
    func cancelled() {
        let harness = pages(.push(from: .trailing))
        show(2, harness)
        go(to: 4, harness)
        #expect(first(harness) == "bbbbbbbbcccc")
        show(3, harness)
        #expect(first(harness) == "bbbbbbbbcccc")
        go(to: 10, harness)
        #expect(first(harness) == "bbccccdddddd")
        harness.advance(by: .milliseconds(200))
        #expect(harness.text == "dddddddddddd\ndddddddddddd")
        #expect(harness.nextFrameTime == nil)
    }

    @Test("at most sixty frames a second are drawn, and none when nothing moves")
    func frames() {
        let harness = pages(.push(from: .trailing), animation: Animation(.linear, duration: .seconds(1)))
        let still = harness.frameCount
        harness.advance(by: .seconds(60))
        #expect(harness.frameCount == still)
        show(2, harness)
        let before = harness.frameCount
        harness.advance(by: .seconds(60))
        #expect(harness.frameCount - before == 60)
    }

    @Test("reduced motion, no animation and another size show the end at once")
    func still() {
        let reduced = pages(.push(from: .trailing), reduceMotion: true)
        show(2, reduced)
        #expect(first(reduced) == "cccccccccccc")
        form.page = 1
        let atOnce = pages(.push(from: .trailing), animation: nil)
        show(2, atOnce)
        #expect(first(atOnce) == "cccccccccccc")
        form.page = 1
        let resized = pages(.push(from: .trailing))
        show(2, resized)
        go(to: 4, resized)
        resized.resize(width: 8, height: 3)
        #expect(resized.text == "cccccccc\ncccccccc\ncccccccc")
        #expect(resized.nextFrameTime == nil)
    }

    @Test("a spinner turns every tenth of a second while it can be seen, and not with reduced motion")
    func spinner() {
        let harness = Harness(width: 10, height: 2) { [self] in
            ScrollView(offset: Point(y: form.page - 1)) {
                ProgressView("busy")
                ForEach(0..<4) { Text("\($0)") }
            }
        }
        #expect(first(harness) == "⠋ busy")
        harness.advance(by: .milliseconds(100))
        #expect(first(harness) == "⠙ busy")
        harness.advance(by: .milliseconds(1250))
        #expect(first(harness) == "⠸ busy")
        #expect(harness.nextFrameTime == .milliseconds(1400))
        show(2, harness)
        #expect(harness.nextFrameTime == nil)
        let reduced = Harness(width: 10, height: 1, environment: EnvironmentValues(reduceMotion: true)) {
            ProgressView("busy")
        }
        #expect(reduced.nextFrameTime == nil)
    }

    @Test("a spinner under a dialog does not shine through")
    func covered() {
        let harness = Harness(width: 12, height: 3) {
            ProgressView("busy").frame(maxWidth: .max, maxHeight: .max)
                .overlay { Text("############\n############\n############") }
        }
        harness.advance(by: .milliseconds(300))
        #expect(harness.text == "############\n############\n############")
    }
}
