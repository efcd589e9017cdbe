public import LocalizationKit

/// Why something is neither taken out of what was begun nor put back.
public enum MediaForgettingError: Error, Hashable {
    /// This build does not have the source.
    case noSuchSource(String)
    /// Nothing was taken out.
    case nothingForgotten
    /// Its source cannot put it back.
    case notRestorable(title: LocalizedText)
}

extension MediaForgettingError: ExplainedError {
    /// One sentence.
    public var explanation: LocalizedText {
        switch self {
        case .noSuchSource(let id): Strings.noSuchSource(id: id)
        case .nothingForgotten: Strings.nothingForgotten
        case .notRestorable(let title): Strings.notRestorable(title: title)
        }
    }
}
