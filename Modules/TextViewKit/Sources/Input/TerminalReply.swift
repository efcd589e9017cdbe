package import TextViewKitInterface

/// An answer of the terminal to a question.
package enum TerminalReply: Hashable, Sendable {
    /// DA1, which every terminal answers, and in the order in which it was asked, with what the terminal can do beyond its level: 4 is sixel.
    case attributes([Int])
    /// XTVERSION: the name and version of the terminal.
    case version(String)
    /// DECRPM: a private mode; 1 and 2 mean set and reset, 3 and 4 the same for ever, 0 unknown.
    case mode(Int, state: Int)
    /// The flags of the kitty keyboard protocol that are in force.
    case keyboard(flags: Int)
    /// OSC 11: the background, in eight bits each.
    case background(red: UInt8, green: UInt8, blue: UInt8)
    /// The kitty graphics protocol is known.
    case graphics
    /// The pixels of the window.
    case windowPixels(Size)
    /// The pixels of a cell.
    case cellPixels(Size)
    /// CPR: the cell of the cursor, counted from 0.
    case cursor(Point)
}
