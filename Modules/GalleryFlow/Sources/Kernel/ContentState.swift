import LocalizationKit

/// The whole state of what is loaded: one case at a time, so that a picture and an error are never seen together.
enum ContentState<Content: Equatable & Sendable>: Equatable, Sendable {
    /// Nothing was asked for yet: a grey place.
    case idle
    /// It is on its way, and nothing is shown of what was before.
    case loading
    /// It is here.
    case content(Content)
    /// It cannot be had, for this reason.
    case failed(LocalizedText)

    /// What is here; `nil` in every other state.
    var content: Content? {
        if case .content(let content) = self { content } else { nil }
    }
}
