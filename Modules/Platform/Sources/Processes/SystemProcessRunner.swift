import PlatformInterface

/// Runs programs of this machine.
struct SystemProcessRunner: ProcessRunner, ProgramDetaching {
    private let launcher: Launcher
    private let time: any ContinuousTime

    init(_ environment: any Environment, time: any ContinuousTime) {
        launcher = Launcher(environment: environment)
        self.time = time
    }

    func run(_ request: ProcessRequest) async throws -> ProcessResult {
        try Task.checkCancellation()
        return try await ProcessRun(request: request, child: launcher.launch(request), time: time).result()
    }

    func start(_ request: ProcessRequest) async throws -> any RunningProcess {
        try Task.checkCancellation()
        return RunningChild(try await launcher.launch(request), request, time: time)
    }

    func detach(_ request: ProcessRequest) async throws {
        try Task.checkCancellation()
        try await launcher.detach(request)
    }
}
