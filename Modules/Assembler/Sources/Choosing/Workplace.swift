import DescriptorKit
import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import Repository

/// Where the assembler works: the repository, and the programs it runs.
@MainActor
struct Workplace {
    /// The absolute path of the repository.
    let repository: String
    let processes: ProcessRunner

    /// The repository that the script names, or the one around the current folder.
    init(_ context: CommandContext) throws {
        repository = try context.environment["TESSERA_REPOSITORY"] ?? RepositoryFolder.enclosing(".")
        processes = ProcessRunner(environment: context.environment)
    }

    var chooser: Chooser { Chooser(repository: repository) }

    /// The choice of a request that makes sense, whether it can be built or not.
    private func choice(of request: Request) throws -> Choice {
        do {
            return try chooser.choice(of: request)
        } catch let error as ChoiceError {
            throw CommandFailure("\(error)", code: .usage)
        }
    }

    /// The choice of a request, when it can be built.
    ///
    /// - Throws: `CommandFailure` with every problem of the selection.
    func buildable(_ request: Request) throws -> Choice {
        let choice = try choice(of: request)
        let problems = choice.selection.problems.map(\.description)
        guard problems.isEmpty else { throw CommandFailure("\(problems.joined(separator: "\n"))") }
        return choice
    }
}
