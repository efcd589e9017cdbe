import LocalizationKit

/// Why nothing could be loaded.
enum LoadError: Error, Equatable {
    case noSources
    case noSuchSource(id: String)
    case nothingRecommended
    case sourceFailed(source: LocalizedText, reason: LocalizedText)
}

extension LoadError: ExplainedError {
    var explanation: LocalizedText {
        switch self {
        case .noSources: Strings.noSources
        case .noSuchSource(let id): Strings.noSuchSource(id: id)
        case .nothingRecommended: Strings.nothingRecommended
        case .sourceFailed(let source, let reason): Strings.sourceFailed(source: source, reason: reason)
        }
    }
}
