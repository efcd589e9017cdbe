import Glibc
import PlatformTesting
import Testing

@testable import Platform

@Suite("the lock of a file")
struct FileLockTests {
    private let folder = TemporaryFolder()

    private func opened() throws -> Descriptor {
        try Descriptor(checking: open(folder("lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    }

    @Test("an exclusive lock keeps everybody away, and a shared one only who wants it alone")
    func kinds() throws {
        let (first, second) = (try opened(), try opened())
        var exclusive: FileLock? = try FileLock(of: first)
        #expect(throws: SystemError(EWOULDBLOCK)) { try FileLock(of: second) }
        #expect(throws: SystemError(EWOULDBLOCK)) { try FileLock(.shared, of: second) }
        withExtendedLifetime(exclusive) {}
        exclusive = nil
        let shared = try FileLock(.shared, of: opened())
        #expect(throws: Never.self) { try FileLock(.shared, of: second) }
        #expect(throws: SystemError(EWOULDBLOCK)) { try FileLock(of: second) }
        withExtendedLifetime(shared) {}
    }

    /// What a child between `fork` and `exec` has is a duplicate of each descriptor.
    @Test("a duplicate of the descriptor keeps nobody away once the lock is given back")
    func duplicate() throws {
        var lock: FileLock? = try FileLock(of: opened())
        let duplicate = try Descriptor(checking: dup(#require(lock).file.number))
        lock = nil
        #expect(throws: Never.self) { try FileLock(of: opened()) }
        withExtendedLifetime(duplicate) {}
    }
}
