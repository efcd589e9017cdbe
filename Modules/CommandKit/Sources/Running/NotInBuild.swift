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

extension NotInBuild: CustomStringConvertible {
    var description: String {
        "\(subject): not in this build (\(distribution), \(visible(executable))). \(provider) provides it: \(remedy)"
    }
}
