import Glibc

/// What a terminal did before it was told to show nothing of what is typed.
///
/// Only the end of a line is shown (ECHONL of POSIX), so that what is written next begins a line of its own.
struct TerminalEcho {
    private let descriptor: Int32
    private let before: termios

    /// Switches the echo of a terminal off; `nil` where there is none, or no terminal.
    init?(of descriptor: Int32) {
        var mode = termios()
        guard tcgetattr(descriptor, &mode) == 0, mode.c_lflag & tcflag_t(ECHO) != 0 else { return nil }
        (self.descriptor, before) = (descriptor, mode)
        mode.c_lflag &= ~tcflag_t(ECHO)
        mode.c_lflag |= tcflag_t(ECHONL)
        tcsetattr(descriptor, TCSANOW, &mode)
    }

    /// Gives the terminal back the mode that it had.
    func restore() {
        var mode = before
        tcsetattr(descriptor, TCSANOW, &mode)
    }
}
