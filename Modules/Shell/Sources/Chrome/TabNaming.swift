import LocalizationKit

/// What is drawn of tabs that stand side by side: as much as there is room for.
enum TabNaming: Equatable {
    case symbolsAndTitles
    case titles
    /// The symbols alone, and the title of the open one.
    case symbols

    /// The columns of a tab beside its title: a mark, a blank behind it, and one between two tabs.
    private static let around = 3
    /// Those of a symbol and the blank behind it.
    private static let symbol = 2

    /// - Parameters:
    ///   - tabs: all of them.
    ///   - language: the language of their titles.
    ///   - columns: the width of the screen.
    init(_ tabs: [ChromeTab], in language: Language, columns: Int) {
        let titles = tabs.reduce(-1) { $0 + $1.title.text(in: language).count + Self.around }
        if titles + tabs.count * Self.symbol <= columns {
            self = .symbolsAndTitles
        } else {
            self = titles <= columns ? .titles : .symbols
        }
    }

    func text(of tab: ChromeTab, isOpen: Bool) -> LocalizedText {
        switch self {
        case .titles: tab.title
        case .symbols where !isOpen: LocalizedText(tab.symbol)
        case .symbols, .symbolsAndTitles: "\(tab.symbol) \(tab.title)"
        }
    }
}
