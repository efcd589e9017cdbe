import SettingsInterface
import TextViewKitInterface

/// Makes screens that look as people decided, also after they have decided anew.
@MainActor
struct ScreenMaker {
    /// The environment of the process.
    let variables: [String: String]
    /// What people decided; `nil` in a build that keeps no settings.
    let settings: (any Settings)?

    func screen(_ content: @escaping @MainActor () -> AnyView, on traits: TerminalTraits) -> LiveRuntime {
        let look = look(on: traits)
        let runtime = LiveRuntime(
            environment: look.environment, theme: look.theme, paintsPictures: traits.pictures != nil, content: content)
        follow(runtime, on: traits)
        return runtime
    }

    private func follow(_ runtime: LiveRuntime, on traits: TerminalTraits) {
        runtime.lookSubscription = settings?.observe { [weak runtime] _ in
            let look = look(on: traits)
            runtime?.environment = look.environment
            runtime?.theme = look.theme
        }
    }

    private func look(on traits: TerminalTraits) -> (environment: EnvironmentValues, theme: Theme) {
        let variables = TerminalSettings.variables(variables, as: settings)
        return (
            EnvironmentValues(variables, isDark: traits.isDark ?? true), Theme(variables, isDark: traits.isDark)
        )
    }
}
