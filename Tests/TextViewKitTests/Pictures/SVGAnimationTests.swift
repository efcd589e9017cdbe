import Foundation
import Testing
import TextViewKit
import TextViewKitInterface

@Suite("a session as one animated picture")
struct SVGAnimationTests {
    private func frame(_ rows: [String], _ milliseconds: Int) -> SVGAnimation.Frame {
        let cells = CellBuffer(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            cells.write(row, style: .plain, atX: 0, y: y, clippedTo: cells.bounds)
        }
        return .init(cells, milliseconds: milliseconds)
    }

    @Test("what stands in every frame is written once, and moves nothing")
    func still() {
        let text = SVGAnimation([frame(["same"], 500), frame(["same"], 500)]).text
        #expect(text.components(separatedBy: ">same<").count == 2)
        #expect(!text.contains("<style>") && !text.contains("<g class"))
    }

    @Test("a row comes and goes at its share of the time, and is hidden at first unless the first frame has it")
    func times() {
        // Of 4 s in all, the second frame begins after 1 s and ends after 3 s: 25 % and 75 %.
        let text = SVGAnimation([frame(["one"], 1_000), frame(["two"], 2_000), frame(["one"], 1_000)]).text
        let rules = text.split(separator: "\n").filter { $0.contains("animation: f") || $0.hasPrefix("@keyframes") }
        #expect(
            rules == [
                "@keyframes f0 { 0.00% { visibility: visible } 25.00% { visibility: hidden } "
                    + "75.00% { visibility: visible } }",
                ".f0 { animation: f0 4000ms step-end infinite }",
                "@keyframes f1 { 0.00% { visibility: hidden } 25.00% { visibility: visible } "
                    + "75.00% { visibility: hidden } }",
                ".f1 { animation: f1 4000ms step-end infinite }",
            ])
        #expect(text.components(separatedBy: ">one<").count == 2)
        #expect(text.contains(#"<g class="f0">"#) && text.contains(#"<g class="f1" visibility="hidden">"#))
    }

    @Test("shares are exact to a hundredth of a percent")
    func thirds() {
        let text = SVGAnimation(["a", "b", "c"].map { frame([$0], 7) }).text
        #expect(text.contains("33.33% { visibility: visible } 66.66% { visibility: hidden }"))
    }

    @Test("the same text in two rows is shown in each of them")
    func places() {
        let text = SVGAnimation([frame(["x", "x"], 1), frame(["x", ""], 1)]).text
        #expect(text.components(separatedBy: ">x<").count == 3)
    }

    @Test("who wants no motion sees the first frame, and nothing is run")
    func calm() {
        let text = SVGAnimation([frame(["a"], 1), frame(["b"], 1)]).text
        #expect(text.contains("@media (prefers-reduced-motion: reduce) { g { animation: none !important } }"))
        #expect(!text.contains("<script") && !text.contains("<animate"))
    }
}
