import LocalizationKit

/// A tab as it is drawn.
struct ChromeTab {
    var id: String
    var title: LocalizedText
    var symbol: String
}
