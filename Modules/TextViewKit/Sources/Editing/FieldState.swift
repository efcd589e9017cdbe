/// What the runtime keeps for a field.
struct FieldState {
    var editor: LineEditor
    var view: FieldView
}
