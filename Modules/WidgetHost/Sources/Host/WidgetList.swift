import WidgetHostInterface

/// The kinds of this build, and what may be asked of them.
struct WidgetList: Sendable {
    let all: [Widget]

    func widget(_ kind: WidgetKind) throws(WidgetHostError) -> Widget {
        guard let widget = all.first(where: { $0.kind == kind }) else {
            throw .noSuchKind(kind, known: all.map(\.kind))
        }
        return widget
    }

    func check(_ kind: WidgetKind, _ family: WidgetFamily) throws(WidgetHostError) {
        let known = try widget(kind).families
        guard known.contains(family) else { throw .noSuchFamily(family, of: kind, known: known) }
    }

    func check(_ kind: WidgetKind, _ configuration: [String: String]) throws(WidgetHostError) {
        let options = try widget(kind).options
        for (name, word) in configuration.sorted(by: { $0.key < $1.key }) {
            guard let option = options.first(where: { $0.name == name }) else {
                throw .noSuchOption(name, of: kind, known: options.map(\.name))
            }
            guard option.choices.isEmpty || option.choices.contains(word) else {
                throw .noSuchChoice(word, of: name, known: option.choices)
            }
        }
    }

    func intent(_ id: String, of kind: WidgetKind) throws(WidgetHostError) -> WidgetIntent {
        let intents = try widget(kind).intents
        guard let intent = intents.first(where: { $0.id == id }) else {
            throw .noSuchIntent(id, of: kind, known: intents.map(\.id))
        }
        return intent
    }
}
