/// Views side by side, from left to right.
///
/// Room is shared out as in SwiftUI: what cannot stretch takes its size, the rest is divided evenly, and single cells that
/// are left over go to the leftmost children.
public struct HStack<Content: View>: Primitive {
    private let stack: StackContent
    private let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: where children stand that are lower than the row.
    ///   - spacing: cells between two children.
    ///   - content: the children.
    public init(alignment: VerticalAlignment = .center, spacing: Int = 0, @ViewBuilder content: () -> Content) {
        stack = StackContent(axis: .horizontal, spacing: Length.clamp(spacing), vertical: alignment)
        self.content = content()
    }

    /// Adds one element with the children.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.stack(stack)) { content.lower(into: &$0) }
    }
}
