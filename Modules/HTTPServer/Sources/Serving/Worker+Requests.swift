import CHTTPServer
import Glibc
import HTTPServerInterface
import NetworkInterface

extension Worker {
    /// Takes what has come.
    func receive(_ connection: Connection, _ scratch: UnsafeMutableBufferPointer<UInt8>) {
        let count = httpserver_receive(connection.descriptor, scratch.baseAddress, scratch.count)
        guard count > 0 else {
            if count != -Int(EAGAIN) { drop(connection) }
            return
        }
        guard connection.phase == .receiving else { return }
        if connection.input.isEmpty { set(connection, deadline: limits.request) }
        connection.input += UnsafeBufferPointer(rebasing: scratch[..<count])
        advance(connection)
    }

    /// Answers what has come whole.
    func advance(_ connection: Connection) {
        do throws(HeadFault) {
            while connection.phase == .receiving {
                guard let (request, body) = try connection.next(limits) else {
                    encourage(connection)
                    break
                }
                context.admission.count { $0.requests += 1 }
                // The next request has a time of its own.
                set(connection, deadline: connection.input.isEmpty ? limits.idle : limits.request)
                handle(request, body, connection)
            }
        } catch {
            refuse(connection, error)
        }
        flush(connection)
    }

    /// Tells a client that waits for it to send the body (RFC 9110, 10.1.1).
    private func encourage(_ connection: Connection) {
        guard let (head, length) = connection.head, head.expectsContinue else { return }
        connection.head?.0.expectsContinue = false
        if connection.input.count == length { connection.output += "HTTP/1.1 100 Continue\r\n\r\n".utf8 }
    }

    private func handle(_ request: RequestHead, _ body: [UInt8], _ connection: Connection) {
        let call = HTTPCall(
            request.method, request.path, query: request.query, headers: request.headers, body: body,
            peer: connection.peer)
        connection.closes = !request.keepsConnection || end != nil
        switch context.handler(call) {
        case .now(let answer): write(answer, to: request.method, connection)
        case .later(let work):
            (connection.phase, connection.asked) = (.handling, request)
            set(connection, deadline: limits.handling)
            let (mailbox, number) = (mailbox, connection.number)
            let descriptor = connection.descriptor
            Task { mailbox.post(.answer(await work(), descriptor, number: number)) }
        }
    }

    func deliver(_ answer: HTTPAnswer, to connection: Connection) {
        guard connection.phase == .handling, let asked = connection.asked else { return }
        if end != nil { connection.closes = true }
        (connection.phase, connection.asked) = (.receiving, nil)
        set(connection, deadline: connection.input.isEmpty ? limits.idle : limits.request)
        write(answer, to: asked.method, connection)
        advance(connection)
    }

    private func write(_ answer: HTTPAnswer, to method: String, _ connection: Connection) {
        AnswerWriter(date: date.bytes).write(answer, to: method, closes: connection.closes, into: &connection.output)
        if connection.closes { connection.phase = .sending }
    }

    private func refuse(_ connection: Connection, _ fault: HeadFault) {
        context.admission.count { if fault == .late { $0.timedOut += 1 } else { $0.refused += 1 } }
        connection.closes = true
        write(context.refuse(HTTPRefusal(fault.status)), to: "", connection)
    }

    /// Sends what there is to send, as far as the client takes it.
    func flush(_ connection: Connection) {
        while connection.sent < connection.output.count {
            let sent = connection.output.withUnsafeBufferPointer { bytes in
                httpserver_send(
                    connection.descriptor, bytes.baseAddress.map { $0 + connection.sent },
                    bytes.count - connection.sent)
            }
            if sent == -Int(EAGAIN) { return waitForClient(connection) }
            guard sent >= 0 else { return drop(connection) }
            connection.sent += sent
        }
        connection.output.removeAll(keepingCapacity: connection.output.count <= 16_384)
        connection.sent = 0
        if connection.phase == .sending { finish(connection) }
        renewInterest(connection)
    }

    private func waitForClient(_ connection: Connection) {
        if connection.phase == .receiving { connection.phase = .sending }
        // Once, not from piece to piece.
        if connection.phase == .sending, !connection.interest.writes { set(connection, deadline: limits.answer) }
        renewInterest(connection)
    }

    /// What comes after an answer that the client took: the end, or the next request.
    private func finish(_ connection: Connection) {
        if connection.closes { return beginDraining(connection) }
        connection.phase = .receiving
        set(connection, deadline: connection.input.isEmpty ? limits.idle : limits.request)
        if !connection.input.isEmpty { advance(connection) }
    }

    /// Deals with a connection whose time is over.
    func expire(_ connection: Connection) {
        switch connection.phase {
        case .receiving where !connection.input.isEmpty:
            refuse(connection, .late)
            flush(connection)
        case .handling:
            context.admission.count { $0.timedOut += 1 }
            let asked = connection.asked
            (connection.asked, connection.closes, connection.phase) = (nil, true, .receiving)
            let refusal = HTTPRefusal(504, headers: asked?.headers ?? [:])
            write(context.refuse(refusal), to: asked?.method ?? "", connection)
            flush(connection)
        case .sending:
            httpserver_give_up(connection.descriptor)
            drop(connection)
        case .receiving, .draining: drop(connection)
        }
    }
}
