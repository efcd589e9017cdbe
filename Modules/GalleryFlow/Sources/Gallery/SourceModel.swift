import LocalizationKit

/// The question for another source: what is written, and what is wrong with it.
struct SourceModel: Equatable, Sendable {
    var text = ""
    var problem: LocalizedText?
}
