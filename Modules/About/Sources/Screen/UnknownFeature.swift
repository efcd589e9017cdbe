import LocalizationKit

/// A feature that was asked for and is not in the build.
struct UnknownFeature: ExplainedError {
    let id: String

    init(_ id: String) {
        self.id = id
    }

    var explanation: LocalizedText { Strings.noFeature(id: id) }
}
