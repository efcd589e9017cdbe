import CHTTPServer
import Glibc
import HTTPServerInterface

/// A thread of a server, which polls its connections.
final class Worker {
    private static let pause: Int64 = 100
    private static let drain: Int64 = 2_000

    let context: ServerContext
    let mailbox: Mailbox
    let limits: HTTPServerLimits
    let poll = httpserver_poll_new()
    private let listener: Int32
    private let scratch = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
    private var connections: [Int32: Connection] = [:]
    private var lastNumber: UInt64 = 0
    private(set) var now = httpserver_now()
    private(set) var date: DateField
    /// No deadline is earlier.
    private var earliest = Int64.max
    /// When the listener is polled again, after there were no descriptors left.
    private var listensAgain: Int64?
    private(set) var end: Int64?

    init(_ listener: Int32, _ context: ServerContext, _ mailbox: Mailbox) {
        (self.listener, self.context, self.mailbox, limits) = (listener, context, mailbox, context.limits)
        date = DateField(context.clock)
    }

    deinit {
        scratch.deallocate()
        close(poll)
    }

    /// Serves until it is stopped.
    func run() {
        httpserver_poll_add(poll, mailbox.bell, 0)
        httpserver_poll_add(poll, listener, 1)
        var events = [httpserver_event](repeating: httpserver_event(), count: 256)
        while end.map({ now < $0 && !connections.isEmpty }) ?? true {
            let count = httpserver_poll_wait(poll, &events, Int32(events.count), timeout)
            now = httpserver_now()
            date.renew()
            turn(events[..<Int(count)])
            if now >= earliest { sweep() }
        }
        for connection in connections.values { drop(connection) }
    }

    private var timeout: Int32 {
        let next = min(earliest, end ?? .max, listensAgain ?? .max)
        return next == .max ? -1 : Int32(clamping: max(0, next - now + 1))
    }

    /// New connections come last: one may get the descriptor of another that ended in the same turn.
    private func turn(_ events: ArraySlice<httpserver_event>) {
        var (rings, knocks) = (false, false)
        for event in events {
            if event.descriptor == mailbox.bell {
                rings = true
            } else if event.descriptor == listener {
                knocks = true
            } else if let connection = connections[event.descriptor] {
                serve(connection, event)
            }
        }
        if rings { for letter in mailbox.take() { read(letter) } }
        if let again = listensAgain, now >= again {
            listensAgain = nil
            httpserver_poll_add(poll, listener, 1)
        }
        if knocks, end == nil { letIn() }
    }

    private func read(_ letter: Mailbox.Letter) {
        switch letter {
        case .answer(let answer, let descriptor, let number):
            guard let connection = connections[descriptor], connection.number == number else { return }
            deliver(answer, to: connection)
        case .stop(let limit):
            if end == nil { httpserver_poll_remove(poll, listener) }
            end = min(end ?? .max, now + limit)
            for connection in connections.values where connection.isIdle { drop(connection) }
        }
    }
}

extension Worker {
    /// Sets when a connection ends if nothing happens.
    func set(_ connection: Connection, deadline limit: Duration) {
        set(connection, deadline: now + limit.milliseconds)
    }

    private func set(_ connection: Connection, deadline: Int64) {
        connection.deadline = deadline
        earliest = min(earliest, deadline)
    }

    /// Says what a connection is polled for.
    func renewInterest(_ connection: Connection) {
        let reads = connection.phase == .receiving || connection.phase == .draining
        let writes = !connection.output.isEmpty
        guard connection.interest != (reads, writes), connections[connection.descriptor] === connection else { return }
        connection.interest = (reads, writes)
        httpserver_poll_change(poll, connection.descriptor, reads ? 1 : 0, writes ? 1 : 0)
    }

    func drop(_ connection: Connection) {
        guard connections.removeValue(forKey: connection.descriptor) != nil else { return }
        // A child that was forked a moment ago may still hold the socket: closing alone would leave it in the poll, and
        // its events would be taken for those of the next connection with this number.
        httpserver_poll_remove(poll, connection.descriptor)
        close(connection.descriptor)
        context.admission.leave(connection.network)
    }

    /// Throws away what still comes, so that the system does not cut off the answer, and ends (RFC 9112, 9.6).
    func beginDraining(_ connection: Connection) {
        httpserver_end_sending(connection.descriptor)
        (connection.phase, connection.input) = (.draining, [])
        set(connection, deadline: now + Self.drain)
    }

    /// Deals with those whose time is over, and looks for the next one.
    private func sweep() {
        let late = connections.values.filter { $0.deadline <= now }
        for connection in late { expire(connection) }
        earliest = connections.values.reduce(.max) { min($0, $1.deadline) }
    }
}

extension Worker {
    private func letIn() {
        var (peer, network) = (Self.emptyText, Self.emptyText)
        while true {
            let descriptor = httpserver_accept(listener, &peer, &network)
            guard descriptor >= 0 else {
                if descriptor == -EMFILE || descriptor == -ENFILE { rest() }
                return
            }
            admit(descriptor, String(fromC: peer), String(fromC: network))
        }
    }

    private static let emptyText = [CChar](repeating: 0, count: Int(httpserver_text))

    private func admit(_ descriptor: Int32, _ peer: String, _ network: String) {
        var verdict = context.admission.admit(peer, network)
        if verdict == .tooMany, dropIdlest() { verdict = context.admission.admit(peer, network) }
        guard verdict == .welcome else {
            if verdict == .tooMany { context.admission.count { $0.turnedAway += 1 } }
            close(descriptor)
            return
        }
        lastNumber += 1
        let connection = Connection(descriptor, lastNumber, peer: peer, network: network, limits)
        connections[descriptor] = connection
        httpserver_poll_add(poll, descriptor, 0)
        set(connection, deadline: limits.idle)
        // What came with the connection is read at once.
        receive(connection, scratch)
    }

    /// Without descriptors, whoever has been idle longest makes room, else the next ones wait a little.
    private func rest() {
        guard !dropIdlest() else { return }
        httpserver_poll_remove(poll, listener)
        listensAgain = now + Self.pause
    }

    private func dropIdlest() -> Bool {
        let idle = connections.values.filter(\.isIdle).sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
        for connection in idle {
            let deadline = connection.deadline
            // What it sent a moment ago may not have been read.
            receive(connection, scratch)
            guard connections[connection.descriptor] === connection else { return true }
            guard connection.isIdle, connection.deadline == deadline else { continue }
            drop(connection)
            return true
        }
        return false
    }

    private func serve(_ connection: Connection, _ event: httpserver_event) {
        if event.writes != 0 { flush(connection) }
        if event.reads != 0, connection.interest.reads {
            receive(connection, scratch)
        } else if event.ended != 0 {
            drop(connection)
        }
    }
}

extension String {
    fileprivate init(fromC text: [CChar]) {
        self = text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }
}
