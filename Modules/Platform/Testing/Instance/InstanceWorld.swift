public import PlatformInterface
import Synchronization

/// Instances in memory: all that one world makes have one owner for each name.
public final class InstanceWorld: Sendable {
    private let owners = Mutex<[InstanceName: MemoryOwner]>([:])

    /// Creates a world without owners.
    public init() {}

    /// What one process of the world sees.
    ///
    /// - Parameter name: the name of its instance.
    /// - Returns: the instance.
    public func instance(_ name: InstanceName = .usual) -> any Instance { MemoryInstance(world: self, name: name) }

    func client(_ name: InstanceName) -> MemoryClient? {
        let owner = owners.withLock { $0[name] }
        return owner.flatMap { $0.hasResigned ? nil : MemoryClient(of: $0) }
    }

    func elect(_ name: InstanceName) -> InstanceRole {
        owners.withLock { owners in
            if let owner = owners[name], !owner.hasResigned { return .client(MemoryClient(of: owner)) }
            let owner = MemoryOwner()
            owners[name] = owner
            return .owner(owner)
        }
    }
}

/// One process in a world.
private struct MemoryInstance: Instance {
    let world: InstanceWorld
    let name: InstanceName

    func elect() async throws -> InstanceRole {
        try Task.checkCancellation()
        return world.elect(name)
    }

    func client() async throws -> (any InstanceClient)? {
        try Task.checkCancellation()
        return world.client(name)
    }
}
