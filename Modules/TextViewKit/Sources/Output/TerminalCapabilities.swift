package import TextViewKitInterface

/// What a terminal can do beyond moving the cursor and setting attributes.
package struct TerminalCapabilities: Hashable, Sendable {
    package var colours = ColourDepth.trueColour
    package var widthModel = WidthModel.grapheme
    /// REP: repeats the last glyph (ECMA-48, 8.3.103).
    package var repeats = false
    /// Mode 2026: what lies between its set and its reset appears at once.
    package var synchronizes = true
    /// DECSTBM with SU and SD, IL and DL.
    package var scrolls = true
    /// OSC 8.
    package var links = true
    /// How pictures are shown; `nil` for half blocks.
    package var pictures: PictureProtocol?
    /// The pixels of a cell, which sixel counts in: 10×20 in a VT340 and in terminals that act as one.
    package var cellPixels = Size(width: 10, height: 20)

    package init() {}
}
