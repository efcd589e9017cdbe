import LocalizationKit

/// What a person can type beside the numbers and names of what is on the screen.
enum LinearCommand: CaseIterable {
    case help, next, previous, whereabouts, more, earlier, close, quit, copy

    /// The command of a word, in every language at any time: keyboards have the layout of one alone.
    init?(_ word: String) {
        let command = LinearCommand.allCases.first { command in
            Language.allCases.contains { command.word.text(in: $0) == word }
        }
        guard let command = word == "?" ? .help : command else { return nil }
        self = command
    }

    private var word: LocalizedText {
        switch self {
        case .help: Strings.helpCommand
        case .next: Strings.nextCommand
        case .previous: Strings.previousCommand
        case .whereabouts: Strings.whereCommand
        case .more: Strings.moreCommand
        case .earlier: Strings.earlierCommand
        case .close: Strings.closeCommand
        case .quit: Strings.quitCommand
        case .copy: Strings.copyCommand
        }
    }

    /// What can be typed, for those who ask.
    static let allHelp = [
        Strings.helpOfNames, Strings.helpOfEmptyLine, Strings.helpOfMoving, Strings.helpOfParts, Strings.helpOfLeaving,
        Strings.helpOfCopying, Strings.helpOfKeys,
    ]
}
