/// Views one below the other.
///
/// Room is shared out as in SwiftUI: what cannot stretch takes its size, the rest is divided evenly, and single cells that
/// are left over go to the uppermost children.
public struct VStack<Content: View>: Primitive {
    private let stack: StackContent
    private let content: Content

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: where children stand that are narrower than the column.
    ///   - spacing: cells between two children.
    ///   - content: the children.
    public init(alignment: HorizontalAlignment = .center, spacing: Int = 0, @ViewBuilder content: () -> Content) {
        stack = StackContent(axis: .vertical, spacing: Length.clamp(spacing), horizontal: alignment)
        self.content = content()
    }

    /// Adds one element with the children.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.stack(stack)) { content.lower(into: &$0) }
    }
}
