import LocalizationKit
import NavigationInterface

/// A place in the app to which the palette goes.
struct PaletteItem {
    /// Where it is.
    enum Target: Hashable {
        case tab(String)
        case link(String)
    }

    var title: LocalizedText
    var target: Target

    /// How well typed letters fit its title in any language, or its link.
    func match(_ letters: String) -> FuzzyMatch? {
        let link = if case .link(let link) = target { [link] } else { [String]() }
        return (Language.allCases.map { title.text(in: $0) } + link).compactMap { FuzzyMatch(letters, in: $0) }.max()
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
