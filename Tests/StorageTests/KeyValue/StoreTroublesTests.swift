import LocalizationKit
import StorageInterface
import Testing

@testable import Storage

@Suite("what keeps values from being written")
struct StoreTroublesTests {
    private struct Torn: Error {}

    private let troubles = StoreTroubles()

    private func fail(_ error: any Error) async { _ = try? await troubles.watching { () throws in throw error } }

    @Test("it is told once when it begins, with its reason, and once when it is over")
    func told() async throws {
        var reader = troubles.troubles().makeAsyncIterator()
        #expect(await reader.next() == .some(nil))
        let full = StoreError.full(path: "/s")
        await fail(full)
        #expect(await reader.next() == full)
        await fail(full)
        await fail(StoreError.readOnly(path: "/s"))
        #expect(await reader.next() == .readOnly(path: "/s"))
        #expect(try await troubles.watching { 7 } == 7)
        #expect(await reader.next() == .some(nil))
    }

    @Test("who comes later hears how it stands, and what concerns one value alone is no trouble")
    func later() async throws {
        await fail(StoreError.full(path: "/s"))
        await fail(StoreError.unreadable(key: "a", reason: "b"))
        await fail(Torn())
        var reader = troubles.troubles().makeAsyncIterator()
        #expect(await reader.next() == .full(path: "/s"))
    }
}
