import LocalizationKit
import TextViewKitInterface

/// The tabs of the app, and the keys with which one gets about.
struct PlacesPage: View {
    let tabs: [LocalizedText]
    let title: LocalizedText
    let action: Intent

    var body: some View {
        WelcomePage(title: title, action: action) {
            Text(Strings.places).bold().accessibilityTraits(.header)
            ForEach(tabs.indices) { Text("  ") + Text(tabs[$0]) }
            Text(Strings.keys).bold().accessibilityTraits(.header).padding(.top, 1)
            Grid(alignment: .leading, horizontalSpacing: 2) {
                ForEach(keys, id: \.key) { row in
                    GridRow {
                        Text("  \(row.key)")
                        Text(row.meaning).dim()
                    }
                }
            }
        }
    }

    private var keys: [(key: String, meaning: LocalizedText)] {
        let tabKeys = tabs.count > 1 ? [("Alt+1…\(min(tabs.count, 9))", Strings.openTab)] : []
        return tabKeys + [
            ("Esc", Strings.goBack), ("Ctrl+P", Strings.find), ("?", Strings.allKeys), ("Ctrl+Q", Strings.leave),
        ]
    }
}
