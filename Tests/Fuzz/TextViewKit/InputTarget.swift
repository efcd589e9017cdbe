import TextViewKit
import TextViewKitInterface

/// Fuzzes what a terminal sends: nothing types a control character, nothing grows, and a key works afterwards.
///
/// The first byte says how the rest is divided into reads, and where nothing comes for a while.
enum InputTarget {
    static func run(_ input: [UInt8]) -> CInt {
        guard let choice = input.first else { return 0 }
        var parser = InputParser()
        for (number, start) in stride(from: 1, to: input.count, by: Int(choice & 31) + 1).enumerated() {
            check(parser.feed(input[start..<min(input.count, start + Int(choice & 31) + 1)]), parser)
            if choice >> 5 > 0, number % Int(choice >> 5) == 0 { check(parser.timeOut(), parser) }
        }
        while parser.patience != .none { check(parser.timeOut(), parser) }
        Finding.unless(parser.steps <= 2 * input.count, "\(parser.steps) steps for \(input.count) bytes")
        let last = parser.feed(parser.isInPaste ? [0x03] : [0x6B])
        Finding.unless(last.count == 1, "a key does not work any more: \(last)")
        return 0
    }

    private static func check(_ inputs: [TerminalInput], _ parser: InputParser) {
        Finding.unless(parser.isInPaste || parser.keptBytes < 5000, "\(parser.keptBytes) bytes are kept")
        for case .event(.key(let press)) in inputs {
            let isHarmless = press.text?.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } ?? true
            Finding.unless(isHarmless, "a control is typed: \(press)")
        }
    }
}
