public import CommandKitInterface
public import FeatureKitInterface

extension ExtensionPoint where Contribution == Command {
    /// What the command `call` has beside its own, such as the accounts of an engine; the id is the word.
    public static var callCommands: Self { Self("call commands", of: "command of `call`") }
}
