import CommandKitInterface
import LocalizationKit

/// A command of a feature that this build does not have.
struct NotInBuild: Error {
    /// What was asked for.
    var subject: String
    /// The distribution that is running.
    var distribution: String
    /// The path of the running executable: a person may have meant another one.
    var executable: String
    /// The feature that has it.
    var provider: String
    /// The command that adds the feature.
    var remedy: String
}

extension NotInBuild: ExplainedError {
    var explanation: LocalizedText {
        Strings.notInBuild(
            subject: subject, distribution: distribution,
            executable: visible(executable), provider: provider,
            remedy: remedy)
    }
}
