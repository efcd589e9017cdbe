/// How a stored picture has to be turned to stand upright: the values of the EXIF tag 0x0112.
public enum ImageOrientation: Int, Sendable, Hashable, CaseIterable {
    /// It stands upright.
    case upright = 1
    /// Left and right are exchanged.
    case mirrored
    /// It stands on its head.
    case upsideDown
    /// Top and bottom are exchanged.
    case flipped
    /// Rows are columns.
    case transposed
    /// It has to be turned to the right.
    case turnedLeft
    /// Rows are columns, from the other corner.
    case transversed
    /// It has to be turned to the left.
    case turnedRight

    /// Whether width and height are exchanged.
    public var isSideways: Bool { rawValue >= 5 }
}
