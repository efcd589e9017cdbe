import CTerminal
import Glibc
package import TextViewKitInterface

/// The terminal of this process.
@MainActor
package final class SystemTerminal: TerminalPort {
    /// The handlers that give the terminal back know one terminal.
    private static var isOpen = false
    private static let messageLimit = 1 << 20

    package let descriptor: Int32

    /// Opens the terminal of standard output.
    package init() throws(ScreenError) {
        guard !Self.isOpen else { throw .isTaken }
        descriptor = terminal_open(STDOUT_FILENO)
        guard descriptor >= 0 else { throw .noTerminal(reason: String(cString: strerror(errno))) }
        Self.isOpen = true
    }

    /// Gives the terminal back and closes it.
    package func close() {
        leave()
        Glibc.close(descriptor)
        Self.isOpen = false
    }

    package var size: Size? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return Size(width: Int(size.ws_col), height: Int(size.ws_row))
    }

    package func enter(leaving: [UInt8]) throws(ScreenError) {
        guard terminal_enter(descriptor, leaving, leaving.count) == 0 else {
            throw .noTerminal(reason: String(cString: strerror(errno)))
        }
    }

    package func setLeaving(_ bytes: [UInt8]) { terminal_set_leaving(bytes, bytes.count) }
    package func leave() { terminal_leave() }
    package func makeRaw() { terminal_make_raw() }
    package func stop() { terminal_stop() }
    package func limitMessages() { terminal_limit_messages(Self.messageLimit) }

    package func read() -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        if count > 0 { return Array(chunk[..<count]) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }

    package func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }
}
