/// What all controls have in common: they take focus and react, or are dim and do not.
struct Control<Content: View>: View {
    private let annotation: Annotation
    private let words: SpokenWords
    private let intents: Intents
    private let content: Content

    init(
        _ annotation: Annotation, saying words: SpokenWords, _ intents: Intents, @ViewBuilder content: () -> Content
    ) {
        self.annotation = annotation
        self.words = words
        self.intents = intents
        self.content = content()
    }

    var body: some View {
        EnvironmentReader { environment in
            content.attributes(environment.isEnabled ? [] : .dim)
                .annotated(annotated(environment), intents: environment.isEnabled ? intents : nil)
        }
    }

    private func annotated(_ environment: EnvironmentValues) -> Annotation {
        var annotation = annotation.saying(words, in: environment.language)
        annotation.traits.insert(environment.isEnabled ? .interactive : [.interactive, .disabled])
        annotation.coversChildren = true
        return annotation
    }
}
