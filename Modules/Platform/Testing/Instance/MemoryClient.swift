import PlatformInterface

/// A client of an instance in memory; its patience has no end.
struct MemoryClient: InstanceClient {
    let owner = PeerCredentials(processID: 4711, userID: 1000, groupID: 1000)
    private let target: MemoryOwner

    init(of target: MemoryOwner) {
        self.target = target
    }

    func ask(_ request: InstanceRequest, within patience: Duration) async throws -> String {
        try await target.ask(request)
    }

    func waitForEnd() async throws { try await target.waitForEnd() }
}
