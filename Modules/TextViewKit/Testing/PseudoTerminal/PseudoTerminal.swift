import Glibc
import TextViewKitInterface

/// A pseudo-terminal, whose leader is what a terminal emulator holds.
struct PseudoTerminal {
    // Constants of Linux that C spells with macros (asm-generic/ioctls.h).
    private static let unlock = UInt(0x4004_5431)
    private static let number = UInt(0x8004_5430)

    let leader: Int32
    /// The path of what the program gets.
    let path: String

    init(_ size: Size) throws(TerminalProgramError) {
        leader = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (lock, number) = (Int32(0), UInt32(0))
        guard leader >= 0, ioctl(leader, Self.unlock, &lock) == 0, ioctl(leader, Self.number, &number) == 0 else {
            throw .notStarted(reason: String(cString: strerror(errno)))
        }
        path = "/dev/pts/\(number)"
        resize(to: size)
    }

    func resize(to size: Size) {
        var new = winsize()
        (new.ws_col, new.ws_row) = (UInt16(size.width), UInt16(size.height))
        _ = ioctl(leader, UInt(TIOCSWINSZ), &new)
    }

    /// Whether lines are edited and echoed, as a shell expects it.
    var isCooked: Bool {
        var mode = termios()
        let wanted = tcflag_t(ICANON | ECHO | ISIG)
        return tcgetattr(leader, &mode) == 0 && mode.c_lflag & wanted == wanted && mode.c_oflag & tcflag_t(OPOST) != 0
    }

    /// Starts a program as the leader of a session whose terminal this is.
    func start(_ words: [String], _ variables: [String]) throws(TerminalProgramError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // A leader of a session without a terminal gets the first one that it opens.
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        for descriptor in Int32(1)...2 { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
        var attributes = Self.freshSession()
        defer { posix_spawnattr_destroy(&attributes) }
        var identifier: pid_t = 0
        let code = withCStrings(words) { arguments in
            withCStrings(variables) { posix_spawn(&identifier, words[0], &actions, &attributes, arguments, $0) }
        }
        guard code == 0 else { throw .notStarted(reason: "\(words[0]): \(String(cString: strerror(code)))") }
        return identifier
    }

    /// Threads of tests may block or ignore signals, and children inherit that.
    private static func freshSession() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let session = Int32(0x80)  // POSIX_SPAWN_SETSID of glibc, which hides behind _GNU_SOURCE
        posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | session))
        return attributes
    }
}

/// Calls a function with the texts as C wants them: each ended by a zero, the list by a null.
private func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
