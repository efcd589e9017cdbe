import NetworkInterface
import Testing

@testable import HTTPServer

@Suite("the guard in front of requests")
struct HeadTests {
    /// Reads a head that comes in pieces of a length; the fault's status, or the head.
    private func read(_ text: String, pieces: Int = .max) -> (head: RequestHead?, status: Int?) {
        read(Array(text.utf8), pieces: pieces)
    }

    private func read(_ all: [UInt8], pieces: Int = .max) -> (head: RequestHead?, status: Int?) {
        var scanner = HeadScanner(limit: 1000, fields: 10)
        do throws(HeadFault) {
            for count in Array(stride(from: 0, to: all.count, by: min(pieces, max(all.count, 1)))) + [all.count] {
                let part = Array(all[..<count])
                let head: Result<RequestHead?, HeadFault> = part.withUnsafeBufferPointer { bytes in
                    do throws(HeadFault) {
                        guard try scanner.end(in: bytes) != nil else { return .success(nil) }
                        return .success(try HeadReader(bytes: bytes, lines: scanner.lines, bodyLimit: 100).read())
                    } catch { return .failure(error) }
                }
                if let head = try head.get() { return (head, nil) }
            }
        } catch { return (nil, error.status) }
        return (nil, nil)
    }

    @Test("a head is read the same in one piece and byte by byte")
    func pieces() {
        let text = "POST /otp?a=1&b=2 HTTP/1.1\r\nHost: a.test\r\nContent-Length: 7\r\nX-A:  b c\t\r\nX-Empty:\r\n\r\n"
        for pieces in [1, 3, 1000] {
            let head = read(text, pieces: pieces).head
            #expect(head?.method == "POST" && head?.path == "/otp" && head?.query == "a=1&b=2", "\(pieces)")
            #expect(head?.length == 7 && head?.keepsConnection == true && head?.expectsContinue == false)
            #expect(head?.headers["x-a"] == "b c" && head?.headers["X-Empty"] == "")
        }
    }

    @Test("what two readers could take for two things is refused")
    func refused() {
        let host = "Host: a\r\n"
        let rows: [(String, Int)] = [
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 4\r\nContent-Length: 5\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 4\r\nContent-Length: 4\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 4, 4\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: xchunked\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked, identity\r\n\r\n", 400),
            ("POST / HTTP/1.0\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", 411),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: +2\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 0x2\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: \r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: ٣\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 101\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\n\(host)Content-Length : 4\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
            ("GET / HTTP/1.1\n\(host)\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\0\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", 400), ("GET / HTTP/1.1\r\(host)\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X: a\r\n b\r\n\r\n", 400), ("GET / HTTP/1.1\r\n X: a\r\n\(host)\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X: a\r\n\tb: c\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X: a\0b\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)X\0: a\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X: a\u{7F}\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)X: a\u{B}\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)X\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host): a\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\n\(host)Ä: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)X(: a\r\n\r\n", 400),
            ("GET  / HTTP/1.1\r\n\(host)\r\n", 400), ("GET /  HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET / a HTTP/1.1\r\n\(host)\r\n", 400), ("GET /\tHTTP/1.1\r\n\(host)\r\n", 400),
            (" GET / HTTP/1.1\r\n\(host)\r\n", 400), ("GET /ä HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET /#a HTTP/1.1\r\n\(host)\r\n", 400), ("GET a HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET * HTTP/1.1\r\n\(host)\r\n", 400), ("GET http:///a HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET /\r\n\(host)\r\n", 400), ("GET\r\n\r\n", 400), ("G@T / HTTP/1.1\r\n\(host)\r\n", 400),
            ("GET / HTTP/1.1 \r\n\(host)\r\n", 400), ("GET / http/1.1\r\n\(host)\r\n", 400),
            ("GET / HTTP/9.9\r\n\(host)\r\n", 505), ("GET / HTTP/2.0\r\n\(host)\r\n", 505),
            ("GET / HTTP/0.9\r\n\(host)\r\n", 505), ("GET / HTTP/11\r\n\(host)\r\n", 400),
            ("\r\n\r\nGET / HTTP/1.1\r\n\(host)\r\n", 400), ("\nGET / HTTP/1.1\r\n\(host)\r\n", 400),
            ("POST / HTTP/1.1\r\n\(host)Expect: 200-ok\r\n\r\n", 417),
            ("GET /\(String(repeating: "a", count: 1000)) HTTP/1.1\r\n\(host)\r\n", 431),
            ("GET / HTTP/1.1\r\n\(host)\(String(repeating: "X: a\r\n", count: 10))\r\n", 431),
        ]
        for (text, status) in rows {
            for pieces in [1, 1000] {
                let found = read(text, pieces: pieces)
                #expect(found.status == status && found.head == nil, "\(text.debugDescription) \(pieces)")
            }
        }
    }

    @Test("a byte in a field that is no UTF-8 is let through, a control never is")
    func bytes() {
        for byte in UInt8.min...UInt8.max {
            let head = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [byte] + Array("b\r\n\r\n".utf8)
            let isRefused = byte < 0x20 && byte != 0x09 || byte == 0x7F
            #expect((read(head).head == nil) == isRefused, "\(byte)")
            let named = Array("GET / HTTP/1.1\r\nHost: a\r\nX".utf8) + [byte] + Array("b: c\r\n\r\n".utf8)
            let isToken =
                "!#$%&'*+-.^_`|~".utf8.contains(byte)
                || byte != 0x3A && byte < 0x80 && Character(UnicodeScalar(byte)).isLetter
                || (0x30...0x39).contains(byte)
            #expect((read(named).head != nil) == (isToken || byte == 0x3A), "name \(byte)")
        }
    }

    @Test("what RFC 9112 lets a client say is understood")
    func understood() {
        #expect(read("\r\nGET / HTTP/1.1\r\nHost:\r\n\r\n").head?.path == "/")
        #expect(read("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n").head?.path == "*")
        let absolute = read("GET HTTP://a.test:8/b?c HTTP/1.1\r\nHost: a.test:8\r\n\r\n").head
        #expect(absolute?.path == "/b" && absolute?.query == "c")
        #expect(read("GET https://a?c HTTP/1.1\r\nHost: a\r\n\r\n").head?.path == "/")
        #expect(read("GET http://a HTTP/1.1\r\nHost: a\r\n\r\n").head?.path == "/")
        #expect(read("GET / HTTP/1.7\r\nHost: [::1]:80\r\n\r\n").head != nil)
        #expect(
            read("PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 9\r\n\r\n").head?.expectsContinue
                == true)
        let rows = [
            ("1.1", "", true), ("1.1", "close", false), ("1.1", "a, Close", false), ("1.0", "", false),
            ("1.0", "Keep-Alive", true),
        ]
        for (version, option, keeps) in rows {
            let field = option.isEmpty ? "" : "Connection: \(option)\r\n"
            #expect(
                read("GET / HTTP/\(version)\r\nHost: a\r\n\(field)\r\n").head?.keepsConnection == keeps,
                "\(version) \(option)")
        }
    }
}
