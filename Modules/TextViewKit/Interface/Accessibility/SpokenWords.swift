import LocalizationKit

/// What is said of an element, before the language of its place is known.
struct SpokenWords: Equatable {
    var label: LocalizedText?
    var value: LocalizedText?
    var hint: LocalizedText?
}

extension Annotation {
    /// The annotation with words in a language; what they do not say stays.
    func saying(_ words: SpokenWords, in language: Language) -> Annotation {
        var annotation = self
        annotation.label = words.label?.text(in: language) ?? label
        annotation.value = words.value?.text(in: language) ?? value
        annotation.hint = words.hint?.text(in: language) ?? hint
        return annotation
    }
}

extension View {
    func annotated(
        _ annotation: Annotation, saying words: SpokenWords, intents: Intents? = nil
    ) -> SpokenView<Self> {
        SpokenView(content: self, annotation: annotation, words: words, intents: intents)
    }
}
