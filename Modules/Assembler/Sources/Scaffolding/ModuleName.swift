/// The names that a module has in different places, all from one.
struct ModuleName: Equatable {
    /// The name of the module and its target: `Weather`, `SIPEngine`.
    let module: String

    /// Takes the name of a module: a Swift identifier that begins with a capital.
    init?(_ word: String) {
        let isIdentifier = word.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || $0.isDigit) }
        guard isIdentifier, let first = word.unicodeScalars.first, first.properties.isUppercase else { return nil }
        guard !word.hasSuffix("Interface"), !word.hasSuffix("Testing"), !word.hasSuffix("Tests") else { return nil }
        module = word
    }

    /// The id of its feature: `weather`, `sipengine`.
    var id: String { module.lowercased() }

    /// The name as a variable: `weather`, `sipEngine`.
    var variable: String {
        let capitals = module.prefix { $0.isUppercase || $0.isNumber }
        let head = capitals.count > 1 && capitals.count < module.count ? capitals.dropLast() : capitals
        return head.lowercased() + module.dropFirst(head.count)
    }

    var interface: String { "\(module)Interface" }
    var testing: String { "\(module)Testing" }
    var tests: String { "\(module)Tests" }
    var feature: String { "\(module)Feature" }
    /// The protocol in its interface.
    var service: String { "\(module)Service" }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
