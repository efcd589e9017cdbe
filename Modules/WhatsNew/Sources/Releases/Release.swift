import LocalizationKit

/// What came with one version.
struct Release {
    /// One thing that a person notices.
    struct Change {
        /// The id of the feature that brought it: builds without it are not told.
        var feature: String
        var text: LocalizedText
    }

    /// The version, `major.minor.patch`.
    var version: String
    var changes: [Change]
}
