import SpellingKit
import Testing

@Suite("spelling")
struct SpellingKitTests {
    @Test("the distance counts each kind of edit once")
    func distances() {
        let rows: [(String, String, Int)] = [
            ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("build", "build", 0), ("biuld", "build", 1),
            ("kitten", "sitting", 3), ("ca", "abc", 3), ("plan", "plane", 1), ("e\u{301}a", "éa", 0), ("ab", "ba", 1),
        ]
        for (source, target, expected) in rows {
            #expect(editDistance(from: source, to: target) == expected, "\(source) → \(target)")
        }
    }

    @Test("the distance is the same in both directions and keeps the triangle inequality for single edits")
    func symmetry() {
        let words = ["calls", "call", "clals", "gallery", "galery", "about", ""]
        for first in words {
            for second in words {
                #expect(editDistance(from: first, to: second) == editDistance(from: second, to: first))
            }
        }
    }

    @Test("near words come nearest first, far words not at all")
    func nearWords() {
        let commands = ["about", "features", "doctor", "completions", "call", "calls"]
        let rows: [(String, [String])] = [
            ("abuot", ["about"]), ("feature", ["features"]), ("docter", ["doctor"]), ("comp", ["completions"]),
            ("cals", ["call", "calls"]), ("xyzzy", []), ("ABOUT", ["about"]), ("", []),
        ]
        for (written, expected) in rows {
            #expect(nearest(to: written, among: commands) == expected, "\(written)")
        }
    }

    @Test("the limit holds")
    func limit() {
        #expect(nearest(to: "aa", among: ["ab", "ac", "ad", "ae"], limit: 2) == ["ab", "ac"])
    }

    @Test("the sentence quotes each word and is absent when nothing is near")
    func sentence() {
        #expect(didYouMean("biuld", among: ["build", "plan"]) == "did you mean `build`?")
        #expect(didYouMean("zzz", among: ["build"]) == nil)
    }
}
