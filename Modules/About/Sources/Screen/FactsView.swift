import LocalizationKit
import TextViewKitInterface

/// Facts with their names before them.
struct FactsView: View {
    let facts: [AboutReport.Fact]
    let say: (LocalizedText) -> String

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 2) {
            ForEach(facts.indices) { index in
                GridRow {
                    Text(say(facts[index].name)).dim()
                    Text(say(facts[index].value))
                }
            }
        }
    }
}
