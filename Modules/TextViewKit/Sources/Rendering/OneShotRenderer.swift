import TextViewKitInterface

/// The service that renders a view once.
struct OneShotRenderer: ViewRendering {
    func render<Content: View>(
        _ view: Content, size: Size, environment: EnvironmentValues, as format: RenderFormat
    ) -> String {
        Rendering(view, size: size, environment: environment).text(as: format)
    }
}
