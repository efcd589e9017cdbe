extension Element {
    /// Whether the element is the body of a view that shows the same as this one.
    @inlinable
    package func isBody<Content: View>(of view: Content) -> Bool {
        originStep(Content.self)?.view.shows(sameAs: view) ?? false
    }

    @inlinable
    package func remember<Content: View>(_ view: Content) {
        if let step = originStep(Content.self) {
            step.view = view
        } else {
            origin = ViewOrigin(view, inner: origin)
        }
    }

    @inlinable
    package func originStep<Content: View>(_ type: Content.Type) -> ViewOrigin<Content>? {
        var step = origin
        while let here = step {
            // A comparison of two addresses: a cast would ask the runtime.
            if Swift.type(of: here) == ViewOrigin<Content>.self {
                return unsafeDowncast(here, to: ViewOrigin<Content>.self)
            }
            step = here.inner
        }
        return nil
    }
}
