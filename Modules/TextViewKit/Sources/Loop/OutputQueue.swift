import FeatureKitInterface

/// Bytes on their way to a terminal that may take its time: nothing ever waits for it.
@MainActor
final class OutputQueue {
    private let port: any TerminalPort
    private let loop: any EventLoop
    private var pending: [UInt8] = []
    private var sent = 0
    private var watch: LoopWatch?
    /// Whether the terminal is gone.
    private(set) var isBroken = false
    /// Is called when everything was taken after some of it had to wait, and when the terminal turns out to be gone.
    var onChange: (@MainActor () -> Void)?

    init(_ port: any TerminalPort, _ loop: any EventLoop) { (self.port, self.loop) = (port, loop) }

    var isEmpty: Bool { pending.isEmpty }

    func send(_ text: String) {
        var text = text
        text.withUTF8 { send(UnsafeRawBufferPointer($0)) }
    }

    /// Sends what it can, and keeps the rest until the terminal takes more.
    func send(_ bytes: UnsafeRawBufferPointer) {
        guard !isBroken else { return }
        guard isEmpty else { return pending += bytes }
        let count = write(bytes)
        guard count < bytes.count, !isBroken else { return }
        pending = Array(bytes[count...])
        sent = 0
        watch = loop.watch(port.descriptor, for: .writing) { [weak self] in self?.sendMore() }
    }

    /// Forgets what was not taken, for example when the terminal is given back.
    func drop() {
        watch?.cancel()
        watch = nil
        pending = []
    }

    private func sendMore() {
        sent += pending.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
        guard sent == pending.count || isBroken else { return }
        drop()
        onChange?()
    }

    /// Writes until nothing more is taken; returns how much was.
    private func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        while count < bytes.count {
            guard let more = port.write(UnsafeRawBufferPointer(rebasing: bytes[count...])) else {
                isBroken = true
                return count
            }
            guard more > 0 else { break }
            count += more
        }
        return count
    }
}
