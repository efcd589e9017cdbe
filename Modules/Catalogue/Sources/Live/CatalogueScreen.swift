import LocalizationKit
import TextViewKitInterface

/// The catalogue as a screen: the list of pages, and the one that is chosen with its controls alive.
struct CatalogueScreen: View {
    let pages: [Page]
    let demo: Demo
    let pageName: String
    let act: Page.Act
    let open: (String) -> Intent
    /// What leaves the screen; `nil` where something around it does, and lists the keys.
    let close: Intent?

    var body: some View {
        EnvironmentReader { environment in
            VStack(alignment: .leading) {
                if environment.widthClass == .compact {
                    list.frame(height: 5)
                    Divider()
                    page
                } else {
                    HStack(alignment: .top, spacing: 1) {
                        list.frame(width: 14)
                        page
                    }
                }
                if let close {
                    HStack(spacing: 1) {
                        Button(Strings.close, close).keyboardShortcut(.escape)
                        ShortcutBar()
                    }
                }
            }
        }
    }

    private var list: some View {
        List(pages, id: \.name, selection: pageName, showsBar: true, name: \.name) { page in
            Text(page.name).lineLimit(1)
        } onSelect: {
            open($0)
        }
    }

    private var page: some View {
        ForEach(pages.filter { $0.name == pageName }, id: \.name) { $0.screen(demo, act) }
    }
}

extension CatalogueScreen {
    /// The screen for what a controller holds now.
    @MainActor
    init(_ controller: DemoController, close: Intent?) {
        self.init(
            pages: Page.all, demo: controller.demo, pageName: controller.pageName, act: { controller.act($0) },
            open: { controller.open($0) }, close: close)
    }
}
