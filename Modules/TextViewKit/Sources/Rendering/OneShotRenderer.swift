import SettingsInterface
import TextViewKitInterface

/// The service that renders a view once, as the person wants views to look.
struct OneShotRenderer: ViewRendering {
    /// What people decided; `nil` in a build that keeps no settings.
    let settings: (any Settings)?

    func render<Content: View>(
        _ view: Content, size: Size, environment: EnvironmentValues, as format: RenderFormat
    ) -> String {
        let surroundings = settings.map { TerminalSettings.surroundings(environment, as: $0) }
        let depth = settings?.value(of: TerminalSettings.colours).depth
        return Rendering(view, size: size, environment: surroundings ?? environment)
            .text(as: format, depth: depth ?? .trueColour)
    }
}
