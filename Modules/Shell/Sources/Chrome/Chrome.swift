import LocalizationKit
import NavigationInterface
import TextViewKitInterface

/// What stands around the screen: the title with the way back, the tabs, the keys.
struct Chrome: View {
    /// With more of them than this, a narrow screen has room for the symbols alone.
    private static let mostNarrowTitles = 3

    private let content: AnyView
    private let title: LocalizedText
    private let back: Intent?
    private let skip: Intent?
    private let tabs: [ChromeTab]
    private let open: String
    private let hasPalette: Bool
    private let hasInspector: Bool
    private let actions: ShellActions

    @MainActor
    init(
        around content: AnyView, of window: NavigationState.Window, _ chrome: ChromeContent, _ actions: ShellActions
    ) {
        self.content = content
        title = window.stack.screens.last?.title ?? ""
        back = window.stack.screens.count > 1 ? actions.back : nil
        skip = chrome.isSkippable ? actions.skip : nil
        open = window.stack.tab ?? ""
        let hasTabs = !chrome.isLaunching && chrome.tabs.count > 1
        tabs = hasTabs ? chrome.tabs.map { ChromeTab(id: $0.id, title: $0.title, symbol: $0.symbol) } : []
        hasPalette = !chrome.isLaunching && !chrome.isLocked
        hasInspector = !chrome.isLocked
        self.actions = actions
    }

    var body: some View {
        EnvironmentReader { environment in
            let say = { (text: LocalizedText) in text.text(in: environment.language) }
            ChromeLayout(hasSideBar: environment.widthClass == .wide)() {
                Text(say(title)).bold().lineLimit(1).accessibilityTraits(.header)
                content.frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading).clipped()
                    .environment(\.pagesHaveKeys, tabs.isEmpty)
                buttons(say)
                tabBar(environment.widthClass)
                ShortcutBar()
            }
            .overlay {
                if hasPalette {
                    Text("").keyCommand(say(Strings.palette), "p", modifiers: .control, actions.openPalette)
                }
            }
            .overlay {
                if hasInspector {
                    Text("").keyCommand(
                        say(Strings.inspector), .function(12), isEverywhere: true, actions.toggleInspector)
                }
            }
            .keyCommand(say(Strings.leave), "c", modifiers: .control, actions.hintAtLeaving)
            .onDismiss(back ?? skip ?? actions.back)
        }
    }

    private func buttons(_ say: (LocalizedText) -> String) -> some View {
        HStack(spacing: 1) {
            if let back { Button("‹ \(say(Strings.back))", back).accessibilityLabel(say(Strings.back)) }
            // A screen may have a way past a part of it, of the same name.
            if let skip { Button(say(Strings.skip), skip).accessibilityLabel("\(say(Strings.skip)): \(say(title))") }
        }
    }

    private func tabBar(_ width: WidthClass) -> some View {
        let items = tabs.map { tab in
            let isShort = width == .compact && tabs.count > Self.mostNarrowTitles && tab.id != open
            let shown: LocalizedText = isShort ? LocalizedText(tab.symbol) : "\(tab.symbol) \(tab.title)"
            return TabItem(tab.title, shown: shown, value: tab.id)
        }
        return TabBar(
            selection: open, items: items, axis: width == .wide ? .vertical : .horizontal, onSelect: actions.selectTab)
    }
}
