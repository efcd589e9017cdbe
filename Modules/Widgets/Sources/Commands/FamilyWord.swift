import CommandKitInterface
import LocalizationKit
import WidgetHostInterface

/// A shape of widgets as it is written on a command line.
struct FamilyWord: CommandValue {
    static let valueName = "SHAPE"
    static var expectation: LocalizedText { Strings.oneOf(words: allowedValues.joined(separator: ", ")) }
    static var allowedValues: [String] { WidgetFamily.allCases.map(\.rawValue) }

    let family: WidgetFamily

    init(family: WidgetFamily) { self.family = family }

    init?(word: String) {
        guard let family = WidgetFamily(rawValue: word) else { return nil }
        self.family = family
    }

    var word: String { family.rawValue }
}
