import PlatformInterface

/// One run of baresip: a child, and the conversation with it.
struct EngineProcess: Sendable {
    let child: any RunningProcess
    let control: any ByteStream
    /// What makes the accounts register, to be written as soon as it is known who listens.
    let introductions: [[ControlCommand]]

    /// What a run needs of the machine.
    struct Means: Sendable {
        var runner: any ProcessRunner
        var sockets: any LoopbackSocket
        var files: any Files
        var directories: any Directories
        var random: any RandomBytes
        var time: any ContinuousTime
    }

    /// Starts baresip in a folder of its own and connects to it.
    ///
    /// - Parameters:
    ///   - accounts: the accounts, of which the first decides where baresip listens.
    ///   - passwords: their passwords, by the address.
    ///   - audio: what is spoken into and heard from.
    ///   - means: what it needs of the machine.
    /// - Returns: the run.
    /// - Throws: ``EngineError``, and what the machine says.
    static func start(
        _ accounts: [SIPAccount], passwords: [String: String], audio: AudioDevice, with means: Means
    ) async throws -> EngineProcess {
        let place = accounts.lazy.compactMap(\.port).first
        guard let ports = EngineFiles.Ports.free(means.sockets, means.random, signalling: place) else {
            throw EngineError.noPorts
        }
        let folder = try means.directories.create(.runtime, "sip")
        let files = EngineFiles(
            accounts: accounts, ports: ports, audio: audio,
            certificate: try certificate(for: accounts, in: folder, means))
        let lines = try files.lines(passwords)
        try means.files.write(Array(files.configuration.utf8), to: "\(folder)/config")
        try means.files.write(Array(lines.utf8), to: "\(folder)/accounts")
        try means.files.write([], to: "\(folder)/contacts")
        // Nothing of baresip's environment is needed, and its home is none of its business.
        let request = ProcessRequest(
            "baresip", ["-f", folder], variables: .inherited(changing: ["HOME": folder]), directory: folder)
        let child = try await means.runner.start(request)
        child.closeInput()
        do {
            return EngineProcess(
                child: child, control: try await connect(to: ports.control, child, with: means),
                introductions: accounts.compactMap { $0.introduction(password: passwords[$0.address]) })
        } catch {
            child.terminate()
            // Not cancelled with this task, so that its ports are free when it is started again.
            _ = await Task { try? await child.result() }.value
            if let place, !means.sockets.isFree(place) { throw EngineError.portTaken(place) }
            throw error
        }
    }

    /// The path of a new certificate, where an account needs one.
    private static func certificate(
        for accounts: [SIPAccount], in folder: String, _ means: Means
    ) throws -> String? {
        guard EngineFiles.needsCertificate(accounts), let name = accounts.first?.address,
            let certificate = EngineCertificate.make(named: name, means.random)
        else { return nil }
        let path = "\(folder)/certificate.pem"
        try means.files.write(certificate, to: path)
        return path
    }

    /// The port opens within 60 ms, or a second with certificates; a child that ends never opens it.
    private static func connect(
        to port: UInt16, _ child: any RunningProcess, with means: Means
    ) async throws -> any ByteStream {
        for attempt in 0..<60 {
            do {
                return try await means.sockets.connect(to: port)
            } catch SocketError.absent {
                try await means.time.sleep(for: .milliseconds(attempt < 20 ? 10 : 100))
            }
        }
        throw EngineError.silent
    }
}
