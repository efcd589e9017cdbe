import HTTPServerInterface
import NetworkInterface
import Testing

@testable import HTTPServer

@Suite("a server on loopback")
struct ServerTests {
    @Test("what is wrong is refused once and the connection closed, whatever follows it")
    func rawRequests() async throws {
        var limits = HTTPServerLimits()
        limits.bodyBytes = 65_536
        let server = try LoopbackServer(limits)
        let lines = try await server.python(
            """
            follow = b"GET /second HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n"
            h = b"Host: a\\r\\n"
            rows = [
                ("length and coding", b"POST / HTTP/1.1\\r\\n" + h + b"Content-Length: 5\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n0\\r\\n\\r\\n"),
                ("two lengths", b"POST / HTTP/1.1\\r\\n" + h + b"Content-Length: 5\\r\\nContent-Length: 0\\r\\n\\r\\nabcde"),
                ("unknown coding", b"POST / HTTP/1.1\\r\\n" + h + b"Transfer-Encoding: xchunked\\r\\n\\r\\n0\\r\\n\\r\\n"),
                ("length -1", b"POST / HTTP/1.1\\r\\n" + h + b"Content-Length: -1\\r\\n\\r\\n"),
                ("length +2", b"POST / HTTP/1.1\\r\\n" + h + b"Content-Length: +2\\r\\n\\r\\nab"),
                ("blank before the colon", b"POST / HTTP/1.1\\r\\n" + h + b"Content-Length : 2\\r\\n\\r\\nab"),
                ("no host", b"GET / HTTP/1.1\\r\\n\\r\\n"),
                ("bare line feeds", b"GET / HTTP/1.1\\nHost: a\\n\\n"),
                ("folded field", b"GET / HTTP/1.1\\r\\n" + h + b"X: a\\r\\n b\\r\\n\\r\\n"),
                ("null", b"GET / HTTP/1.1\\r\\n" + h + b"X: a\\0b\\r\\n\\r\\n"),
                ("long head", b"GET / HTTP/1.1\\r\\n" + h + b"X: " + b"a" * 65536 + b"\\r\\n\\r\\n"),
                ("long body", b"POST / HTTP/1.1\\r\\n" + h + b"Content-Length: 100000\\r\\n\\r\\n" + b"a" * 100000),
                ("later version", b"GET / HTTP/9.9\\r\\n" + h + b"\\r\\n"),
            ]
            for name, row in rows:
                s = connect()
                s.sendall(row + follow)
                data, end = everything(s)
                print(name, *answers(data), end)
            """)
        #expect(
            lines == [
                "length and coding 400 closed", "two lengths 400 closed", "unknown coding 400 closed",
                "length -1 400 closed", "length +2 400 closed", "blank before the colon 400 closed",
                "no host 400 closed", "bare line feeds 400 closed", "folded field 400 closed", "null 400 closed",
                "long head 431 closed", "long body 413 closed", "later version 505 closed",
            ])
        #expect(server.server.counts.requests == 0 && server.server.counts.refused == 13)
    }

    @Test("requests are answered in order, in any pieces, at once and later, and after HEAD comes no body")
    func answers() async throws {
        let server = try LoopbackServer(threads: 2)
        let lines = try await server.python(
            """
            a = b"POST /later?q HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 3\\r\\n\\r\\nabc"
            b = b"HEAD /b HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n"
            c = b"GET /c HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n"
            s = connect()
            for byte in a + b + c: s.sendall(bytes([byte]))
            data, end = everything(s)
            print([line for line in data.decode().split("\\r\\n") if not line.startswith("Date: Thu, 01 Jan")], end)
            s = connect()
            s.sendall(a + b + c)
            print(everything(s)[0] == data)
            s = connect()
            s.sendall(b"POST / HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 1\\r\\nExpect: 100-continue\\r\\n\\r\\n")
            print(s.recv(100))
            s.sendall(b"x")
            print(s.recv(12))
            """)
        let fields = ["HTTP/1.1 200 OK", "Content-Type: text/plain", "Content-Length: "]
        let first = [fields[0], fields[1], fields[2] + "17", "", "POST /later q abc" + fields[0]]
        let rest = [
            fields[1], fields[2] + "9", "", fields[0], fields[1], fields[2] + "8", "Connection: close", "", "GET /c  ",
        ]
        let expected = (first + rest).map { "'\($0)'" }.joined(separator: ", ")
        #expect(
            lines == [
                "[\(expected)] closed", "True", "b'HTTP/1.1 100 Continue\\r\\n\\r\\n'", "b'HTTP/1.1 200'",
            ])
    }

    @Test("who sends a byte now and then has the same time for the whole as everybody")
    func drip() async throws {
        var limits = HTTPServerLimits()
        limits.request = .milliseconds(300)
        let server = try LoopbackServer(limits)
        let lines = try await server.python(
            """
            for begin in [b"GET / HTTP/1.1\\r\\nX: ", b"POST / HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 60000\\r\\n\\r\\n"]:
                s = connect()
                s.sendall(begin)
                drops = 0
                # A drop every 10 ms at most, until the server has something to say.
                while not select.select([s], [], [], 0.01)[0]:
                    s.sendall(b"a")
                    drops += 1
                print(*answers(everything(s)[0]), drops > 0)
            """)
        #expect(lines == ["408 True", "408 True"])
        #expect(server.server.counts.timedOut == 2)
    }

    @Test("a client that says nothing is let go, and one that does not read its answer too")
    func silence() async throws {
        var limits = HTTPServerLimits()
        (limits.idle, limits.answer) = (.milliseconds(100), .milliseconds(100))
        let answer = HTTPAnswer(200, body: [UInt8](repeating: 0, count: 64 << 20))
        let server = try LoopbackServer(limits) { _ in .now(answer) }
        let lines = try await server.python(
            """
            print(*everything(connect()))
            s = connect()
            s.sendall(b"GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n")
            p = select.poll()
            p.register(s, 0)
            print(len(p.poll(60000)))
            """)
        #expect(lines == ["b'' closed", "1"])
    }

    @Test("an answer that takes too long is given up, and what comes after that is thrown away")
    func handling() async throws {
        var limits = HTTPServerLimits()
        limits.handling = .milliseconds(50)
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer(limits) { _ in
            .later {
                for await _ in gate {}
                return HTTPAnswer(200)
            }
        }
        let lines = try await server.python(
            """
            s = connect()
            s.sendall(b"GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n" * 2)
            data, end = everything(s)
            print(*answers(data), end)
            """)
        #expect(lines == ["504 closed"])
        opening.finish()
    }

    @Test("what is refused has the answer that was asked for, with the fields of the request where it was read")
    func refusalAnswers() async throws {
        var limits = HTTPServerLimits.patient
        limits.handling = .milliseconds(50)
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer(limits) { _ in
            .later {
                for await _ in gate {}
                return HTTPAnswer(200)
            }
        } refusing: {
            HTTPAnswer($0.status, "\($0.status) \($0.headers["X-Name"] ?? "-")", type: "text/plain")
        }
        let lines = try await server.python(
            """
            for method, text in [("", "GET\\r\\n\\r\\n"), ("GET", "X-Name: Ada"), ("HEAD", "X-Name: Ada")]:
                s = connect()
                s.sendall(f"{method} / HTTP/1.1\\r\\nHost: a\\r\\n{text}\\r\\n\\r\\n".encode() if method else text.encode())
                data, end = everything(s)
                head, _, body = data.partition(b"\\r\\n\\r\\n")
                print(head.split()[1].decode(), body.decode(), b"Content-Length: 7" in head or b"Content-Length: 5" in head, end)
            """)
        #expect(lines == ["400 400 - True closed", "504 504 Ada True closed", "504  True closed"])
        opening.finish()
    }

    @Test("a thousand connections that say nothing stop nobody")
    func idle() async throws {
        let server = try LoopbackServer()
        let lines = try await server.python(
            """
            hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            idle = [connect() for _ in range(1000)]
            for s in idle[:500]: s.sendall(b"GET / HT")
            for _ in range(100):
                s = connect()
                s.sendall(b"GET /a HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\n\\r\\n")
                if answers(everything(s)[0]) != ["200"]: print("not answered")
            for s in idle: s.sendall(b"TP/1.1\\r\\n" if s in idle[:500] else b"GET / HTTP/1.1\\r\\n")
            for s in idle: s.sendall(b"Host: a\\r\\n\\r\\n")
            print(sum(s.recv(12) == b"HTTP/1.1 200" for s in idle))
            """)
        #expect(lines == ["1000"])
    }

    @Test("where there are too many, the one that has been idle longest makes room")
    func room() async throws {
        var limits = HTTPServerLimits()
        limits.connections = 3
        let server = try LoopbackServer(limits)
        let lines = try await server.python(
            """
            busy = connect()
            busy.sendall(b"GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n")
            busy.recv(1000)
            busy.sendall(b"GET / HTTP/1.1\\r\\n")
            idle = connect()
            rest = [connect() for _ in range(4)]
            print(*everything(idle))
            busy.sendall(b"Host: a\\r\\n\\r\\n")
            print(busy.recv(12))
            """)
        #expect(lines == ["b'' closed", "b'HTTP/1.1 200'"])
    }

    @Test("it stops after the requests that run, lets nobody in meanwhile, and gives its port back")
    func stops() async throws {
        let (begun, beginning) = AsyncStream<Void>.makeStream()
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer { _ in
            .later {
                beginning.finish()
                for await _ in gate {}
                return HTTPAnswer(200)
            }
        }
        let port = server.server.port
        let (told, telling) = AsyncStream<Void>.makeStream()
        let listener = try LoopbackServer { _ in
            telling.finish()
            return .now(HTTPAnswer(204))
        }
        async let lines = server.python(
            """
            idle, s = connect(), connect()
            s.sendall(b"GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n")
            print(*everything(idle))
            try: print(connect())
            except ConnectionError as error: print(type(error).__name__)
            with socket.create_connection(("127.0.0.1", int(sys.argv[2]))) as other:
                other.sendall(b"GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n")
                other.recv(12)
            data, end = everything(s)
            print(*answers(data), end)
            """, "\(listener.server.port)")
        for await _ in begun {}
        async let stopped: Void = server.server.stop(within: .seconds(60))
        // The client has seen the idle connection end, and that nobody is let in.
        for await _ in told {}
        opening.finish()
        await stopped
        #expect(try await lines == ["b'' closed", "ConnectionRefusedError", "200 closed"])
        #expect(server.server.counts.open == 0)
        let again = HTTPServerOptions(port: port)
        let next = try PollingHTTPServing(clock: server.clock).serve(again) { _ in .now(HTTPAnswer(204)) }
        await next.stop(within: .zero)
    }

    @Test("an address of others, a word and a port that is taken are refused")
    func refusals() async throws {
        let server = try LoopbackServer()
        let port = server.server.port
        let serving = PollingHTTPServing(clock: server.clock)
        for (address, port, error) in [
            ("127.0.0.1", port, HTTPServerError.taken(address: "127.0.0.1", port: port)),
            ("192.0.2.1", 0, .noAddress("192.0.2.1")), ("localhost", 0, .noAddress("localhost")),
        ] {
            #expect(throws: error) {
                try serving.serve(HTTPServerOptions(address: address, port: port)) { _ in .now(HTTPAnswer(204)) }
            }
        }
    }
}
