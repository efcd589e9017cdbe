extension View {
    /// Says how the view comes and goes.
    ///
    /// - Parameter transition: the way.
    /// - Returns: the view with its transition.
    public func transition(_ transition: Transition) -> some View {
        annotated(Annotation(transition: transition))
    }

    /// Says how long the transition of the view takes, and how its speed changes.
    ///
    /// - Parameter animation: how; `nil` makes the view come and go at once.
    /// - Returns: the view with its animation.
    public func animation(_ animation: Animation?) -> some View {
        annotated(Annotation(animation: animation ?? Animation(.linear, duration: .zero)))
    }

    /// Gives the view an identity of its own: another id is another view, whatever stood in its place.
    ///
    /// - Parameter id: what tells it apart; its description names the element in the accessibility tree.
    /// - Returns: the view with its id.
    public func id(_ id: some Hashable) -> some View {
        IdentifiedView(id: id, content: annotated(Annotation(id: "\(id)")))
    }
}
