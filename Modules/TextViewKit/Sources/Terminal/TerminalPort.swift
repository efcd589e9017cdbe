package import TextViewKitInterface

/// The terminal as a device: bytes, a size, and a mode that has to be given back.
@MainActor
package protocol TerminalPort: AnyObject {
    /// What becomes ready for reading and writing.
    var descriptor: Int32 { get }
    /// Columns and rows; `nil` when the terminal does not know.
    var size: Size? { get }

    /// Takes the terminal: raw mode, and a promise that it gets its mode back on every way out, after some bytes.
    func enter(leaving: [UInt8]) throws(ScreenError)
    /// Changes the bytes that the terminal gets at the end.
    func setLeaving(_ bytes: [UInt8])
    /// Gives the terminal back.
    func leave()
    /// Makes the mode raw again after somebody else may have changed it.
    func makeRaw()
    /// Stops the program until the shell lets it go on.
    func stop()
    /// Keeps the messages that wait for the end of the screen from growing for ever.
    func limitMessages()

    /// The bytes that have come; none when there are none now, and `nil` when there never will be.
    func read() -> [UInt8]?
    /// Writes without waiting; returns how many bytes were taken, and `nil` when the terminal is gone.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int?
}
