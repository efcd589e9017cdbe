import CommandKitInterface
import SpellingKit

/// Why a request cannot become a choice.
enum ChoiceError: Error, Equatable {
    case nothingChosen
    case noName
    case unknownDistribution(String, known: [String])
    case noPackage(path: String)
    case badName(String)
}

extension ChoiceError: CustomStringConvertible {
    var description: String {
        switch self {
        case .nothingChosen:
            "nothing to build: name a distribution, or choose features with --name and --only"
        case .noName: "features chosen by hand need a name: add --name"
        case .unknownDistribution(let name, let known):
            "unknown distribution `\(name)`; "
                + (didYouMean(name, among: known) ?? "known distributions: \(known.joined(separator: ", "))")
        case .noPackage(let path):
            "\(path) is no package: a feature outside this repository has a Package.swift and a feature.json"
        case .badName(let name): "a name consists of lower-case words joined by hyphens, found `\(name)`"
        }
    }
}
