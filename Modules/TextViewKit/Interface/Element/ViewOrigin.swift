/// The origin that knows its view.
@usableFromInline
package final class ViewOrigin<Content: View>: ElementOrigin {
    @exclusivity(unchecked) @usableFromInline package var view: Content

    @inlinable
    package init(_ view: Content, inner: ElementOrigin?) {
        self.view = view
        super.init(inner: inner)
    }
}
