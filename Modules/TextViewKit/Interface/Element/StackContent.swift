/// A row or a column of children.
package struct StackContent: Equatable {
    package var axis: Axis
    package var spacing: Int
    package var horizontal = HorizontalAlignment.center
    package var vertical = VerticalAlignment.center

    package func crossStart(_ length: Int, in room: Int) -> Int {
        axis == .vertical ? horizontal.start(length, in: room) : vertical.start(length, in: room)
    }
}
