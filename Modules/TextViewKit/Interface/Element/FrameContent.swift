/// The bounds that a frame gives to its child; a missing one leaves that to the child or the parent.
package struct FrameContent: Equatable {
    package var minWidth: Int?
    package var idealWidth: Int?
    package var maxWidth: Int?
    package var minHeight: Int?
    package var idealHeight: Int?
    package var maxHeight: Int?
    package var alignment: Alignment

    package func bounds(_ axis: Axis) -> (least: Int?, ideal: Int?, greatest: Int?) {
        axis == .horizontal ? (minWidth, idealWidth, maxWidth) : (minHeight, idealHeight, maxHeight)
    }
}
