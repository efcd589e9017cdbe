/// Why a service could not be had.
public enum ResolutionError: Error, Equatable {
    /// No feature in this build provides the service.
    case absent(service: String, interface: String)
    /// The feature uses a service that its descriptor does not name.
    case undeclared(service: String, feature: String)
    /// Building the service needs the service itself; the path begins and ends with it.
    case cycle(path: [String])
    /// Two interfaces declare different types under one name.
    case typeMismatch(service: String, expected: String, actual: String)
}

extension ResolutionError: CustomStringConvertible {
    /// One sentence that says what to do.
    public var description: String {
        switch self {
        case .absent(let service, let interface):
            "no feature in this build provides \(service) (\(interface))"
        case .undeclared(let service, let feature):
            "\(feature) uses \(service) without declaring it: add it to needs or optionalNeeds in its feature.json"
        case .cycle(let path):
            "building \(path.first ?? "") needs itself: \(path.joined(separator: " → "))"
        case .typeMismatch(let service, let expected, let actual):
            "\(service) is provided as \(actual) and asked for as \(expected): give one of the two another name"
        }
    }
}
