import PlatformInterface

/// Rates for a command, and what there is to say of them.
struct FoundRates {
    var rates: ExchangeRates
    /// When they came; `nil` for those of the program.
    var fetchedAt: WallTime?
    /// Why there are no newer ones; `nil` when nobody looked for them, or they are the newest.
    var failure: RatesError?
}
