import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import SpellingKit

/// A word that no command of this build has.
@MainActor
struct UnknownCommand {
    private let word: String
    private let assembly: any AssemblyInformation

    init(_ word: String, _ assembly: any AssemblyInformation) {
        self.word = word
        self.assembly = assembly
    }

    /// The error that helps most: where the command is, or what it may have been meant to be.
    ///
    /// - Parameter error: what the parser made of it, with near misses among the commands of this build.
    /// - Returns: ``NotInBuild``, or the error with a better hint.
    func explained(_ error: UsageError) -> any Error {
        if let feature = provider(of: word) { return absence(feature) }
        var error = error
        error.hint = hint(present: error.path.command.subcommands.map(\.name))
        return error
    }

    private func absence(_ feature: FeatureDescriptor) -> NotInBuild {
        NotInBuild(
            subject: visible(word), distribution: assembly.build.distribution, executable: assembly.executable,
            provider: feature.id, remedy: assembly.remedy(adding: feature.id))
    }

    /// The nearest words; a word of a feature outside this build counts when no word inside is as near.
    private func hint(present: [String]) -> LocalizedText? {
        guard word.utf8.count <= 100 else { return nil }
        let absent = assembly.absentFeatures.flatMap(\.commands).map(\.name)
        guard let first = nearest(to: word, among: present + absent, limit: 1).first else { return nil }
        guard let feature = present.contains(first) ? nil : provider(of: first) else {
            return suggestion(for: word, among: present)
        }
        return Strings.nearestAbsent(
            word: first, remedy: assembly.remedy(adding: feature.id))
    }

    private func provider(of command: String) -> FeatureDescriptor? {
        assembly.absentFeatures.first { $0.commands.contains { $0.name == command } }
    }
}
