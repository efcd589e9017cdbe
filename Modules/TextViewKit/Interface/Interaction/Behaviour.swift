/// What an element does when it is alive, beside carrying intents.
package enum Behaviour: Equatable {
    /// It takes text.
    case field(FieldRules, text: String)
    /// The text of the field around it is drawn here.
    case fieldText
    /// It offers choices by their names.
    case choice([String], chosen: Int?)
    /// It answers to its key and takes no focus; `isEverywhere` also from under a dialog.
    case command(isEverywhere: Bool)
    /// It stands beside what the screen is about, and gets the focus only when a person goes there.
    case aside
    /// It turns while time passes.
    case spinner
    /// The shortcuts of the screen are listed here.
    case footer
    /// It goes away by itself.
    case message(lifetime: Duration)
    /// It heads a column of the table in a place; keys make the column wider and narrower.
    case column(Int, of: Identity)
}
