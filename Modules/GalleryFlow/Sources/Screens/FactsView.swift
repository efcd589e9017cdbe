import LocalizationKit
import TextViewKitInterface

/// What is known of a picture, each fact under its name.
struct FactsView: View {
    let facts: PictureFacts

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 2) {
            ForEach(facts.rows.indices) { index in
                GridRow {
                    Text(facts.rows[index].name).dim()
                    Text(facts.rows[index].value)
                }
            }
        }
    }
}
