import CommandKitInterface
import FeatureKitInterface

/// `manual`: prints the manual page.
enum ManualCommand {
    @MainActor
    static func command(_ tree: CommandTree, _ assembly: any AssemblyInformation) -> Command {
        Command("manual", abstract: "print the manual page") { _ in }
    }
}
