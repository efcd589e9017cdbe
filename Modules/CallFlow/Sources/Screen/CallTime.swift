import LocalizationKit

/// How long a call lasts.
enum CallTime {
    /// Minutes and seconds, such as `0:07`; with hours from one on.
    static func text(_ seconds: Int64) -> LocalizedText {
        let parts = seconds < 3600 ? [seconds / 60] : [seconds / 3600, seconds / 60 % 60]
        let texts = parts.enumerated().map { $0.offset == 0 ? "\($0.element)" : padded($0.element) }
        return LocalizedText((texts + [padded(seconds % 60)]).joined(separator: ":"))
    }

    private static func padded(_ number: Int64) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
