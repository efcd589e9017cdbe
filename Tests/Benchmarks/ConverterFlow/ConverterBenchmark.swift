import ConverterFlow
// Brings libm, which the rounding of the views behind the converter calls and no module here imports.
import Glibc

/// Converts ten thousand amounts from each currency into each other one, and says how many that is in a second.
///
/// Prints the best of twenty rounds, as a table or with `--json` as a document.
@main
enum ConverterBenchmark {
    private static let count = 10_000
    private static let goal = 1_000_000

    static func main() throws {
        guard let rates = ShippedRates.rates else { throw Missing() }
        let best = (0..<20).map { _ in round(rates) }.min() ?? .zero
        let perSecond = Int(Double(count) / (best / .seconds(1)))
        print(
            CommandLine.arguments.contains("--json")
                ? #"{"schema":1,"benchmark":"converter","rows":[{"name":"conversions","unit":"1/s","value":\#(perSecond),"#
                    + #""goal":\#(goal)}]}"#
                : "conversions     \(perSecond) a second   goal \(goal)")
    }

    /// How long ten thousand conversions take: of amounts from 0.07 to 700, over all pairs in turn.
    private static func round(_ rates: ExchangeRates) -> Duration {
        let currencies = rates.currencies
        let amounts = (1...count).map { Amount(significand: UInt128($0 * 7), scale: 2) }
        var digits: UInt128 = 0
        let time = ContinuousClock().measure {
            for (index, amount) in amounts.enumerated() {
                let source = currencies[index % currencies.count]
                let target = currencies[index / currencies.count % currencies.count]
                digits &+= rates.convert(amount, from: source, to: target)?.significand ?? 0
            }
        }
        // What nobody looks at would not be computed.
        precondition(digits > 0)
        return time
    }

    private struct Missing: Error {}
}
