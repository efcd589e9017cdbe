/// The view whose body an element is: an equal view in the same place takes the element as it is.
///
/// Where the body of a view is again a view, the element has a chain of origins, the outermost first.
@usableFromInline
package class ElementOrigin {
    @exclusivity(unchecked) @usableFromInline package final var inner: ElementOrigin?

    @usableFromInline
    package init(inner: ElementOrigin?) { self.inner = inner }
}
