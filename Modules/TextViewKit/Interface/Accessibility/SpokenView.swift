/// A view of which something is said in the language of its place.
struct SpokenView<Content: View>: Primitive {
    let content: Content
    let annotation: Annotation
    let words: SpokenWords
    let intents: Intents?

    func lower(into lowering: inout Lowering) {
        let annotation = annotation.saying(words, in: lowering.environment.language)
        lowering.wrap(.annotation(annotation), intents: intents) { content.lower(into: &$0) }
    }
}
