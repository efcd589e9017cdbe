import LocalizationKit

/// What the code screen shows.
struct CodeContent: Equatable {
    var model: CodeModel
    /// What the backend has to say, such as where its development outbox lies.
    var notice: LocalizedText?
}
