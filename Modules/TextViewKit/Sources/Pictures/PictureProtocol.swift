/// How a terminal shows pictures in their own pixels.
package enum PictureProtocol: String, Hashable, Sendable, CaseIterable {
    /// The kitty graphics protocol: pictures are sent once, and placed by their number.
    case kitty
    /// DEC sixel: pixels are drawn into the cells at the cursor.
    case sixel
}
