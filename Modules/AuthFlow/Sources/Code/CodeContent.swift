import LocalizationKit
import PhoneNumbersInterface

/// What the code screen shows.
struct CodeContent: Equatable {
    var model: CodeModel
    /// How the number is shown.
    var numbers = PhoneNumberReader()
    /// What the backend has to say, such as where its development outbox lies.
    var notice: LocalizedText?
}
