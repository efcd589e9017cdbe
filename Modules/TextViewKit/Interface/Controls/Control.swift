/// What all controls have in common: they take focus and react, or are dim and do not.
struct Control<Content: View>: View {
    private let annotation: Annotation
    private let intents: Intents
    private let content: Content

    init(_ annotation: Annotation, _ intents: Intents, @ViewBuilder content: () -> Content) {
        self.annotation = annotation
        self.intents = intents
        self.content = content()
    }

    var body: some View {
        EnvironmentReader { environment in
            content.attributes(environment.isEnabled ? [] : .dim)
                .annotated(annotated(environment.isEnabled), intents: environment.isEnabled ? intents : nil)
        }
    }

    private func annotated(_ isEnabled: Bool) -> Annotation {
        var annotation = annotation
        annotation.traits.insert(isEnabled ? .interactive : [.interactive, .disabled])
        annotation.coversChildren = true
        return annotation
    }
}
