import Glibc

/// Keeps what is typed from being shown, until it is restored.
struct SilentEcho {
    private var former = termios()

    /// `nil` when the standard input has no echo to turn off.
    init?() {
        guard tcgetattr(STDIN_FILENO, &former) == 0 else { return nil }
        var silent = former
        silent.c_lflag &= ~tcflag_t(ECHO)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent) == 0 else { return nil }
    }

    func restore() {
        var former = former
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &former)
    }
}
