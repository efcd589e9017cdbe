import LocalizationKit

/// Which engine carries calls; the words are those of the setting `calls.engine`.
enum EngineChoice: String, Sendable, CaseIterable {
    /// SIP when an account is set up, or else the simulation.
    case auto
    case simulation
    case sip

    /// The id of the engine; `nil` where it depends on what is ready.
    var engine: String? {
        switch self {
        case .auto: nil
        case .simulation: SimulationEngine.id
        case .sip: "sip"
        }
    }

    var name: LocalizedText {
        switch self {
        case .auto: Strings.engineAuto
        case .simulation: Strings.simulation
        case .sip: "SIP"
        }
    }
}
