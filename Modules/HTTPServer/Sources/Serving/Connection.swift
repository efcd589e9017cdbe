import HTTPServerInterface

/// One connection, which belongs to the thread that polls it.
final class Connection {
    /// How far it is.
    enum Phase {
        /// It waits for a request, or for the rest of one.
        case receiving
        /// Somebody works on the answer.
        case handling
        /// The client takes its time to read.
        case sending
        /// All is said, and what the client still sends is thrown away, so that it gets to read the answer.
        case draining
    }

    let descriptor: Int32
    /// A number that no other connection gets.
    let number: UInt64
    let peer: String
    let network: String
    var phase = Phase.receiving
    var input: [UInt8] = []
    var scanner: HeadScanner
    /// A request whose body has not come whole, with the length of its head.
    var head: (RequestHead, length: Int)?
    /// What is asked of the handler now.
    var asked: RequestHead?
    var output: [UInt8] = []
    var sent = 0
    /// Whether it ends after the answer.
    var closes = false
    /// When it ends if nothing happens, by the clock of the thread.
    var deadline: Int64 = .max
    /// What its thread is told of.
    var interest = (reads: true, writes: false)

    init(_ descriptor: Int32, _ number: UInt64, peer: String, network: String, _ limits: HTTPServerLimits) {
        (self.descriptor, self.number, self.peer, self.network) = (descriptor, number, peer, network)
        scanner = HeadScanner(limit: limits.headBytes, fields: limits.fields)
    }

    /// Whether it waits for a request of which nothing has come.
    var isIdle: Bool { phase == .receiving && input.isEmpty && output.isEmpty }

    /// The next request, when it has come whole; `nil` until then.
    func next(_ limits: HTTPServerLimits) throws(HeadFault) -> (RequestHead, body: [UInt8])? {
        if head == nil { head = try readHead(limits) }
        guard let (request, length) = head, input.count >= length + request.length else { return nil }
        let body = Array(input[length..<(length + request.length)])
        input.removeFirst(length + request.length)
        head = nil
        scanner.begin()
        return (request, body)
    }

    private func readHead(_ limits: HTTPServerLimits) throws(HeadFault) -> (RequestHead, length: Int)? {
        let read: Result<(RequestHead, length: Int)?, HeadFault> = input.withUnsafeBufferPointer { bytes in
            do throws(HeadFault) {
                guard let end = try scanner.end(in: bytes) else { return .success(nil) }
                let reader = HeadReader(bytes: bytes, lines: scanner.lines, bodyLimit: limits.bodyBytes)
                return .success((try reader.read(), end))
            } catch {
                return .failure(error)
            }
        }
        return try read.get()
    }
}
