import LocalizationKit

/// What is drawn of tabs that stand side by side: as much as there is room for.
///
/// Titles are in alphabets of which each letter takes a column.
enum TabNaming: Equatable {
    case symbolsAndTitles
    case titles
    /// The symbols alone, and the title of the open one.
    case openTitle
    /// The symbols alone; above the screen, its title can be read.
    case symbols

    /// The columns of a tab beside its title: a mark, a blank behind it, and one between two tabs.
    private static let around = 3
    /// Those of a symbol and the blank behind it.
    private static let symbol = 2

    /// - Parameters:
    ///   - tabs: all of them.
    ///   - open: the id of the open one.
    ///   - language: the language of their titles.
    ///   - columns: the width of the screen.
    init(_ tabs: [ChromeTab], open: String, in language: Language, columns: Int) {
        let width = { (tab: ChromeTab) in tab.title.text(in: language).count }
        let marks = tabs.count * Self.around - 1
        let titles = tabs.reduce(marks) { $0 + width($1) }
        let symbols = tabs.count * Self.symbol
        let openTitle = marks + symbols - tabs.count + (tabs.first { $0.id == open }.map { width($0) + 1 } ?? 0)
        let ladder: [(TabNaming, Int)] = [
            (.symbolsAndTitles, titles + symbols), (.titles, titles), (.openTitle, openTitle),
        ]
        self = ladder.first { $0.1 <= columns }?.0 ?? .symbols
    }

    func text(of tab: ChromeTab, isOpen: Bool) -> LocalizedText {
        switch self {
        case .titles: tab.title
        case .symbolsAndTitles: "\(tab.symbol) \(tab.title)"
        case .openTitle: isOpen ? "\(tab.symbol) \(tab.title)" : LocalizedText(tab.symbol)
        case .symbols: LocalizedText(tab.symbol)
        }
    }
}
