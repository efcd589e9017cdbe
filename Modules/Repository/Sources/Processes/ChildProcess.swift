import Glibc

/// A program that was started.
struct ChildProcess {
    private let identifier: pid_t

    /// Starts a program with `posix_spawn`: no shell reads the arguments.
    ///
    /// `env` changes the folder and looks the program up, since Swift sees neither
    /// `posix_spawn_file_actions_addchdir_np` nor an `execvpe`.
    init(_ command: [String], environment: [String: String], folder: String, pipes: OutputPipes) throws(SystemError) {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        Self.connect(&actions, pipes)
        Self.resetSignals(&attributes)
        var child: pid_t = 0
        let status = withCStrings(["env", "-C", folder] + command) { arguments in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&child, "/usr/bin/env", &actions, &attributes, arguments, environment)
            }
        }
        guard status == 0 else { throw SystemError(status) }
        identifier = child
    }

    private static func connect(_ actions: inout posix_spawn_file_actions_t, _ pipes: OutputPipes) {
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, pipes.output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes.errors.writing, STDERR_FILENO)
    }

    /// A program of ours may block signals to read them itself; its children must not inherit that.
    private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    }

    /// Waits for the end; returns the status as a shell would.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? status >> 8 & 0xff : 128 + signal
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
