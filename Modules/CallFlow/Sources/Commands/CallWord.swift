import CallFlowInterface
import CommandKitInterface
import LocalizationKit

/// The id of a call on a command line.
struct CallWord: CommandValue, Hashable {
    let id: CallID

    static var valueName: String { "ID" }
    static var expectation: LocalizedText { Strings.expectedID }

    init?(word: String) {
        guard let id = CallID(word) else { return nil }
        self.id = id
    }

    var word: String { id.text }
}
