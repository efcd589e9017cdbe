import AuthFlowInterface
import CommandKitInterface
import NavigationInterface
import PlatformInterface
import StorageInterface

/// What the app is put together from.
@MainActor
struct ShellParts {
    let navigation: any Navigating
    var tabs: [NavigationTab]
    var steps: [LaunchStep] = []
    var overlays: [Overlay] = []
    /// What the owner of the instance does.
    var duties: [OwnerDuty] = []
    /// Who wants to know that a person is there.
    var inputObservers: [InputObserver] = []
    /// Runs what the palette finds among the commands.
    var runner: CommandRunner
    /// The commands of the program, which are built when they are first looked for.
    var commands: @MainActor () throws -> [Command] = { [] }
    /// Knows who is signed in; `nil` in a build where nobody is.
    var sessions: (any SessionProviding)?
    /// Knows how the last run ended.
    var crashes: (any CrashReport)?
    /// Knows whether what people do is kept; `nil` in a build that keeps nothing.
    var store: (any StoreCondition)?
}
