import LocalizationKit

/// A field on one line: its title, and its text on an underline as wide as there is room.
struct FieldLine: View, Equatable {
    let title: LocalizedText
    let text: String
    let placeholder: LocalizedText
    var message: LocalizedText?

    var body: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .top, spacing: 1) {
                Text(title).lineLimit(1).fixedSize()
                shown.lineLimit(1).truncation(.head)
                    .frame(minWidth: 1, idealWidth: 20, maxWidth: .max, alignment: .leading)
                    .filled(Style(attributes: .underline))
                    .annotated(Annotation(behaviour: .fieldText))
            }
            if let message { Text.framed("! ", message).foreground(.red) }
        }
    }

    private var shown: Text { text.isEmpty ? Text(placeholder).dim() : Text(text) }
}

extension View {
    func filled(_ style: Style) -> some View { StyledView(content: self, style: style, fills: true) }
}
