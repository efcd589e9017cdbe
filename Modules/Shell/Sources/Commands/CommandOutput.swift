import FeatureKitInterface

/// What a command has written, and how it ended.
struct CommandOutput {
    var text: String
    var code: ExitCode
}
