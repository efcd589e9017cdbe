import PlatformInterface

/// An instance by a lock and a socket in the runtime folder.
struct SystemInstance: Instance {
    private static let patience = Duration.seconds(5)
    private static let pause = Duration.milliseconds(10)

    let name: InstanceName
    let directories: any Directories
    let sockets: any LocalSocket
    let time: any ContinuousTime
    var version = InstanceProtocol.version

    func elect() async throws -> InstanceRole {
        let folder = try directories.create(.runtime)
        let deadline = time.now.advanced(by: Self.patience)
        while true {
            if let lock = try InstanceLock("\(folder)/owner.lock") {
                let listener = try sockets.listen(at: "\(folder)/owner.socket")
                return .owner(SystemOwner(lock, listener, time: time, version: version))
            }
            if let client = try await client("\(folder)/owner.socket") { return .client(client) }
            // Another has the lock and does not listen yet, or has just died.
            guard time.now < deadline else { throw InstanceError.silent(after: Self.patience) }
            try await time.sleep(for: Self.pause)
        }
    }

    func client() async throws -> (any InstanceClient)? {
        try await client("\(try directories.create(.runtime))/owner.socket")
    }

    private func client(_ path: String) async throws -> SystemClient? {
        do {
            return try await SystemClient(path, sockets: sockets, time: time, version: version)
        } catch SocketError.absent, InstanceError.gone {
            return nil
        }
    }
}
