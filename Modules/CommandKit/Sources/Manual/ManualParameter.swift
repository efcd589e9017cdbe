import CommandKitInterface
import LocalizationKit

/// An option or argument in mdoc.
struct ManualParameter {
    private let specification: ParameterSpecification

    init(_ specification: ParameterSpecification) {
        self.specification = specification
    }

    /// For the synopsis, with the long name alone.
    var usage: String { "\(long)\(value)" }

    /// An item of a list with its explanation.
    func item(in language: Language) -> [String] {
        let heading = specification.kind == .argument ? "Ar \(Roff.argument(specification.name))" : letter + usage
        return [".It \(heading)"] + Roff.text(specification.explanation.text(in: language))
    }

    private var letter: String {
        specification.short.map { "Fl \(Roff.argument(String($0))) , " } ?? ""
    }

    private var long: String {
        let name = "Fl Fl \(Roff.argument(specification.name))"
        let isNegatable = specification.kind == .flag(isNegatable: true)
        return isNegatable ? "\(name) | Fl Fl \(Roff.argument("no-\(specification.name)"))" : name
    }

    private var value: String {
        specification.kind == .option ? " Ns = Ns Ar \(Roff.argument(specification.valueName))" : ""
    }
}
