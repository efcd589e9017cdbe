import LocalizationKit
import NavigationInterface

/// A place in the app to which the palette goes, or a command that it explains.
struct PaletteItem {
    /// Where it is.
    enum Target: Hashable {
        case tab(String)
        case link(String)
        case command(CommandEntry)
    }

    var title: LocalizedText
    var target: Target

    /// What stands behind the title.
    var detail: LocalizedText = ""

    /// How well typed letters fit its title in any language, its link, or words of what it does.
    func match(_ letters: String) -> FuzzyMatch? {
        let link = if case .link(let link) = target { [link] } else { [String]() }
        let titles = Set(Language.allCases.map { title.text(in: $0) }).union(link)
        let details = Set(Language.allCases.map { detail.text(in: $0) })
        return
            (titles.compactMap { FuzzyMatch(letters, in: $0) }
            + details.compactMap { FuzzyMatch(words: letters, in: $0) }).max()
    }
}

extension PaletteItem {
    init(_ command: CommandEntry) {
        self.init(title: LocalizedText(command.line), target: .command(command), detail: command.abstract)
    }
}

extension PaletteItem {
    /// Every tab, and every link without values that leads elsewhere.
    @MainActor
    static func all(of navigation: any Navigating) -> [PaletteItem] {
        let tabs = navigation.tabs
        let routes = navigation.routes.filter { route in
            !tabs.contains { $0.id == route.tab && $0.title == route.title }
        }
        return tabs.map { PaletteItem(title: $0.title, target: .tab($0.id)) }
            + routes.compactMap { route in
                route.plainLink.map { PaletteItem(title: route.title, target: .link($0)) }
            }
    }
}
