public import LocalizationKit

/// Why text could not be written.
public enum OutputError: Error, Equatable {
    /// The reader went away; a program ends quietly.
    case brokenPipe
    /// The system refused, for example because a disk is full.
    case refused(reason: String)
}

extension OutputError: ExplainedError {
    /// One sentence that says what happened.
    public var explanation: LocalizedText {
        switch self {
        case .brokenPipe: LocalizedText(en: "the reader of the output is gone", ru: "вывод больше никто не читает")
        case .refused(let reason):
            LocalizedText(
                en: "cannot write the output: {0}", ru: "не удалось записать вывод: {0}", .text(LocalizedText(reason)))
        }
    }
}
