import CallFlowInterface

/// What the model has to know of an engine.
struct EngineTraits: Hashable, Sendable {
    let id: String
    var isSimulated = false
    var joinsCalls = false
    var answersPushes = false
}

extension EngineTraits {
    init(_ engine: CallEngineDescription) {
        self.init(
            id: engine.id, isSimulated: engine.isSimulated, joinsCalls: engine.joinsCalls,
            answersPushes: engine.answersPushes)
    }
}
