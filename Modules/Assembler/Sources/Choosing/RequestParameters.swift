import CommandKitInterface
import LocalizationKit

/// The parameters by which several commands take a request.
@MainActor
enum RequestParameters {
    static let distribution = Parameter<String?>.optionalArgument(
        "DISTRIBUTION", help: "a distribution in App/Distributions")
    static let name = Parameter<String?>.optionalOption(
        "name", value: "NAME", help: "the name of the binary")
    static let only = Parameter<[String]>.options(
        "only", value: "ID[,ID]", help: "start from these features alone", separatedBy: ",")
    static let with = Parameter<[String]>.options(
        "with", value: "ID|PATH[,…]", help: "add features of this repository, or packages outside it",
        separatedBy: ",", completion: .directory)
    static let without = Parameter<[String]>.options(
        "without", value: "ID[,ID]", help: "leave features out", separatedBy: ",")

    static var all: [any CommandParameter] { [distribution, name, only, with, without] }

    static func request(_ context: CommandContext) throws -> Request {
        Request(
            distribution: try context[distribution], name: try context[name], only: try context[only],
            with: try context[with].map { try absolute($0, context) }, without: try context[without])
    }

    /// Paths are read from where the person stands, whatever folder the assembler works in.
    private static func absolute(_ word: String, _ context: CommandContext) throws -> String {
        guard word.contains("/") || word.hasPrefix("."), !word.hasPrefix("/") else { return word }
        return try ChosenPath.absolute(word)
    }
}
