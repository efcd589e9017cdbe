import LocalizationKit

/// Why there is no new timeline.
struct ReloadFailure: Error {
    var reason: LocalizedText
}
