import LocalizationKit

/// A box in the middle, over whatever is there.
struct DialogPanel<Content: View>: View {
    let title: LocalizedText
    let content: Content

    var body: some View {
        content.padding(.horizontal, 1).border(.rounded, title: title).filled(.plain)
            .annotated(Annotation(role: .dialog, traits: .modal), saying: SpokenWords(label: title))
    }
}
