public import LocalizationKit

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

extension ResolutionError: ExplainedError {
    /// One sentence that says what to do.
    public var explanation: LocalizedText {
        switch self {
        case .absent(let service, let interface):
            LocalizedText(
                en: "no feature in this build provides {0} ({1})", ru: "ни одна функция этой сборки не даёт {0} ({1})",
                .name(service), .name(interface))
        case .undeclared(let service, let feature):
            LocalizedText(
                en: "{1} uses {0} without declaring it: add it to needs or optionalNeeds in its feature.json",
                ru: "{1} использует {0} без объявления: добавьте его в needs или optionalNeeds её feature.json",
                .name(service), .name(feature))
        case .cycle(let path):
            LocalizedText(
                en: "building {0} needs itself: {1}", ru: "чтобы создать {0}, нужно оно само: {1}",
                .name(path.first ?? ""), .name(path.joined(separator: " → ")))
        case .typeMismatch(let service, let expected, let actual):
            LocalizedText(
                en: "{0} is provided as {2} and asked for as {1}: give one of the two another name",
                ru: "{0} предоставляется как {2}, а запрашивается как {1}: дайте одному из них другое имя",
                .name(service), .name(expected), .name(actual))
        }
    }
}

extension TextArgument {
    fileprivate static func name(_ name: String) -> TextArgument { .text(LocalizedText(name)) }
}
