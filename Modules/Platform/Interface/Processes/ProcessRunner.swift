public import FeatureKitInterface

/// Runs other programs.
///
/// Every child is the leader of a process group of its own, gets SIGPIPE as a shell would give it, holds none of this
/// process's files, and is killed by the kernel when this process dies, however it dies (`PR_SET_PDEATHSIG`).
public protocol ProcessRunner: Sendable {
    /// Runs a program to its end.
    ///
    /// When the child ends, what is left of its process group is killed; a grandchild that left the group and holds
    /// the pipes open is not waited for.
    ///
    /// - Parameter request: what to run.
    /// - Returns: what it left behind, also when its exit code is not 0.
    /// - Throws: ``ProcessError``; `CancellationError` when the task is cancelled, after the whole group was killed.
    func run(_ request: ProcessRequest) async throws -> ProcessResult

    /// Starts a program that runs beside this one.
    ///
    /// - Parameter request: what to run; its input is written first and leaves the pipe open, and its deadline does
    ///   not count.
    /// - Returns: the running child.
    /// - Throws: ``ProcessError`` when it does not start.
    func start(_ request: ProcessRequest) async throws -> any RunningProcess
}

extension ServiceKey where Service == any ProcessRunner {
    /// Runs other programs.
    public static var processRunner: Self { Self("ProcessRunner", in: "PlatformInterface") }
}
