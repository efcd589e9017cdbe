import TextViewKitInterface

/// The question for another source.
struct SourceScreen: View {
    let model: SourceModel
    let write: (String) -> Intent
    let submit: Intent

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            TextField(
                Strings.sourceField, text: model.text, placeholder: Strings.sourceHint, message: model.problem,
                onSubmit: submit, onChange: write)
            Button(Strings.openSource, submit)
        }
        .frame(minWidth: 30, maxWidth: 60, alignment: .leading)
    }
}
