import TextViewKitInterface

/// Notes what it is asked to render.
@MainActor
final class RecordedRendering: ViewRendering {
    struct Call: Equatable {
        var size: Size
        var format: RenderFormat
    }

    private(set) var calls: [Call] = []

    func render<Content: View>(
        _ view: Content, size: Size, environment: EnvironmentValues, as format: RenderFormat
    ) -> String {
        calls.append(Call(size: size, format: format))
        return "rendered\n"
    }
}
