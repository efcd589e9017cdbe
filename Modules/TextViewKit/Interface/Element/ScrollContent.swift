/// A window on something larger.
package struct ScrollContent: Equatable {
    package var axes: Set<Axis>
    package var offset: Point
    package var showsBar: Bool
}
