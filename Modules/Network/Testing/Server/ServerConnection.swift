import Glibc
import NetworkInterface

/// One connection of a server, on its thread.
struct ServerConnection {
    /// The other end sends no more; a macro of Linux that Swift's Glibc leaves out.
    private static let hangUp: Int16 = 0x2000

    private let connection: Int32
    private let number: Int
    private let script: Script
    private let list: ConnectionList

    init(_ connection: Int32, _ number: Int, _ script: Script, _ list: ConnectionList) {
        self.connection = connection
        self.number = number
        self.script = script
        self.list = list
    }

    /// Answers until one of the two ends it.
    func serve() {
        var reader = RequestReader(connection, number)
        while let request = reader.next() {
            let answer = script.take(request)
            guard deliver(answer, request), answer.headers["Connection"] != "close" else { return }
        }
    }

    /// Delivers an answer; false when the connection is over.
    private func deliver(_ answer: Answer, _ request: RecordedRequest) -> Bool {
        let body = request.method == "HEAD" ? [] : answer.body
        let head = head(answer)
        switch answer.delivery {
        case .whole: return list.send(head + body, to: connection)
        case .held: return waitsForGate() && list.send(head + body, to: connection)
        case .dripping(let pause): return list.send(head, to: connection) && drip(body, pause)
        case .silent: _ = hangsUp(within: -1)
        case .cut(let count): _ = list.send(head + body.prefix(count), to: connection)
        case .verbatim: _ = list.send(body, to: connection)
        case .closed: break
        }
        return false
    }

    private func head(_ answer: Answer) -> [UInt8] {
        var headers = answer.headers
        let hasBody = answer.status >= 200 && ![204, 304].contains(answer.status)
        if hasBody, headers["Content-Length"] == nil, headers["Transfer-Encoding"] == nil {
            headers["Content-Length"] = String(answer.body.count)
        }
        let lines = ["HTTP/1.1 \(answer.status) Stand-in"] + headers.fields.map { "\($0.name): \($0.value)" }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private func drip(_ body: [UInt8], _ pause: Duration) -> Bool {
        let milliseconds = Int32(pause.components.seconds * 1000 + pause.components.attoseconds / 1_000_000_000_000_000)
        return body.allSatisfy { byte in
            !hangsUp(within: milliseconds) && list.send([byte], to: connection)
        }
    }

    /// Waits until the other end hangs up; false when it has not after so many milliseconds.
    private func hangsUp(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: connection, events: Self.hangUp, revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    private func waitsForGate() -> Bool {
        var entries = [
            pollfd(fd: list.gate, events: 0, revents: 0), pollfd(fd: connection, events: Self.hangUp, revents: 0),
        ]
        _ = poll(&entries, 2, -1)
        return entries[0].revents != 0 && entries[1].revents == 0
    }
}
