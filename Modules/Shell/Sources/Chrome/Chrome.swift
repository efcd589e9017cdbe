import LocalizationKit
import NavigationInterface
import TextViewKitInterface

/// What stands around the screen: the title with the way back, the tabs, the keys.
struct Chrome: View {
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
                tabBar(environment)
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

    private func tabBar(_ environment: EnvironmentValues) -> some View {
        let isBeside = environment.widthClass == .wide
        let naming =
            isBeside
            ? .symbolsAndTitles
            : TabNaming(tabs, open: open, in: environment.language, columns: environment.columns)
        let items = tabs.map { TabItem($0.title, shown: naming.text(of: $0, isOpen: $0.id == open), value: $0.id) }
        return TabBar(
            selection: open, items: items, axis: isBeside ? .vertical : .horizontal, onSelect: actions.selectTab)
    }
}
