public import FeatureKitInterface

/// Renders a view once, for a pipe, a file or a page.
@MainActor
public protocol ViewRendering {
    /// Renders a view.
    ///
    /// - Parameters:
    ///   - view: what is shown.
    ///   - size: the columns and rows it is offered, each at most 4096; more is cut.
    ///   - environment: what the view may know of its surroundings; the width class follows the size.
    ///   - format: what it is turned into.
    /// - Returns: the rendering; a text ends with a line feed unless it is empty.
    func render<Content: View>(
        _ view: Content, size: Size, environment: EnvironmentValues, as format: RenderFormat
    ) -> String
}

extension ServiceKey where Service == any ViewRendering {
    /// What renders views.
    public static var viewRendering: Self { Self("ViewRendering", in: "TextViewKitInterface") }
}
