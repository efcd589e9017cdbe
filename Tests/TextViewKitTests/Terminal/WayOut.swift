import Glibc
import Testing

/// A way in which a program may end, and how that looks from outside.
struct WayOut: Sendable, CustomTestStringConvertible {
    var name: String
    var keys = ""
    var signals: [Int32] = []
    /// The exit statuses that are right; 128 and the number of the signal when one ended it.
    var statuses: [Int32]
    /// What is read afterwards.
    var message = ""

    var testDescription: String { name }

    static let all: [WayOut] = [
        WayOut(name: "closed", keys: "\u{11}", statuses: [0]),
        WayOut(name: "interrupted", keys: "\u{3}", statuses: [130]),
        WayOut(name: "an error", keys: "T", statuses: [1], message: "failed: thrown"),
        // A trap is SIGILL on x86-64 and SIGTRAP on arm64.
        WayOut(name: "fatalError", keys: "F", statuses: [132, 133], message: "Fatal error: told to"),
        WayOut(name: "a bad pointer", keys: "S", statuses: [139]),
        WayOut(name: "a stack that overflows", keys: "O", statuses: [139]),
        WayOut(name: "abort", keys: "A", statuses: [134]),
        WayOut(name: "exit within a library", keys: "X", statuses: [7]),
        WayOut(name: "a message, and the end", keys: "E\u{11}", statuses: [0], message: "a message"),
        WayOut(name: "SIGTERM", signals: [SIGTERM], statuses: [143]),
        WayOut(name: "SIGHUP", signals: [SIGHUP], statuses: [129]),
        WayOut(name: "SIGINT", signals: [SIGINT], statuses: [130]),
        WayOut(name: "SIGQUIT", signals: [SIGQUIT], statuses: [131]),
        WayOut(name: "SIGUSR1", signals: [SIGUSR1], statuses: [138]),
        WayOut(name: "SIGALRM", signals: [SIGALRM], statuses: [142]),
        WayOut(name: "SIGSEGV that is sent", signals: [SIGSEGV], statuses: [139]),
    ]
}
