/// Somebody who reads a body; the request ends with the last reference.
final class CurlReading: Sendable {
    private let transfer: CurlTransfer
    // The thread lives as long as somebody reads from it.
    private let wire: CurlWire

    init(_ transfer: CurlTransfer, keeping wire: CurlWire) {
        self.transfer = transfer
        self.wire = wire
    }

    deinit { transfer.abandon() }

    func next() async throws -> [UInt8]? {
        if case .piece(let bytes) = try await transfer.next() { bytes } else { nil }
    }
}
