import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import Testing

@testable import CommandKit

@Suite("any words at all")
@MainActor
struct AnyWordsTests {
    private static let pieces = [
        "draw", "add", "shapes", "show", "group", "list", "-", "--", "-w", "-q", "-qb", "-7", "--width", "--width=",
        "--width=3", "--no-border", "--no-quiet", "--json", "--help", "--version", "-h", "=", "--=", "--=x", "-=", "",
        "a", "x,y", "\u{1B}", "é", "-é", "--é=", "👩‍👩‍👧", "-👩‍👩‍👧", ",", "-t", "-c", "red", "rde", "999999999999999999999",
        "--colour", "-wx", "nan", "-inf", "\n",
    ]

    @Test("a program never traps, and either understands the words or names one of them")
    func neverTraps() async {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededGenerator(seed)
        for round in 0..<3_000 {
            let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.word(&random) }
            let run = await ProgramFixture(root: round.isMultiple(of: 2) ? nil : Sample.draw).run(words)
            let isNamed = Self.quotations(in: run.errors).contains { Self.isPart($0, of: words) }
            let isMissing = run.errors.contains(" needs ")
            #expect(
                run.code == .done && run.errors.isEmpty || run.code == .usage && (isNamed || isMissing),
                "seed \(seed), round \(round): \(words) → \(run)")
        }
    }

    private static func word(_ random: inout SeededGenerator) -> String {
        let piece = pieces.randomElement(using: &random) ?? ""
        return Int.random(in: 0..<4, using: &random) == 0 ? piece + (pieces.randomElement(using: &random) ?? "") : piece
    }

    /// What a message quotes before it begins to guess.
    private static func quotations(in message: String) -> [String] {
        let problem = message.prefix { $0 != ";" && $0 != "\n" }
        let parts = problem.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    }

    private static func isPart(_ quotation: String, of words: [String]) -> Bool {
        words.contains { word in
            if quotation.isEmpty { return word.isEmpty || word.hasSuffix("=") }
            return visible(word).contains(quotation) || visible(word).contains(quotation.dropFirst())
        }
    }
}

/// SplitMix64, so that a failing seed can be run again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
