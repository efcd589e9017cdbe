public import FeatureKitInterface

extension ExtensionPoint where Contribution == any CommandParameter {
    /// Options that every command takes, such as `--instance NAME`; the id of a contribution is the option's name.
    ///
    /// Who contributes one reads it from the arguments of the process, since it has to count before any command is
    /// built. A command's own option of the same name hides it in help.
    public static var globalOptions: Self { Self("global options", of: "option") }
}
