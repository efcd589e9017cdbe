import LocalizationKit
import NetworkInterface
import PlatformInterface
import Testing

@Suite("errors of HTTP")
struct HTTPErrorTests {
    @Test("each is a sentence")
    func sentences() {
        let rows: [(HTTPError, String)] = [
            (.offline(host: "a", reason: "no such name"), "cannot reach a: no such name; see whether you are online"),
            (.refused(host: "a", port: 81), "nobody listens at a, port 81"),
            (.timeout(.connect, after: .seconds(5)), "connecting took longer than 5.0 seconds"),
            (
                .timeout(.firstByte, after: .milliseconds(40)),
                "waiting for the first byte took longer than 0.04 seconds"
            ),
            (.timeout(.whole, after: .seconds(60)), "the whole request took longer than 60.0 seconds"),
            (.tls(host: "a", reason: "expired"), "a cannot be trusted: expired"),
            (.status(502), "the server answered with status 502"),
            (.tooLarge(limit: 10), "the answer is larger than 10 bytes"),
            (.malformed(reason: "x"), "the answer cannot be understood: x"),
            (.interrupted(received: 4), "the connection ended after 4 bytes of the answer"),
            (.redirect(.tooMany(limit: 5)), "the server redirects more than 5 times"),
            (.redirect(.insecure(host: "a")), "the server redirects from https to http, at a"),
            (.redirect(.location(reason: "x")), "the server redirects to nowhere: x"),
            (.invalidRequest(reason: "x"), "the request cannot be sent: x"),
            (.file(FileError(.write, "/f", .full)), "/f: cannot write: the disk is full"),
            (.unavailable(reason: "x"), "there is no HTTP on this machine: x"),
        ]
        for (error, expected) in rows { #expect("\(error)" == expected) }
    }

    @Test("secrets of a request are not in its description, nor do they make two requests equal")
    func secrets() throws {
        var (one, two) = (HTTPRequest(try HTTPURL("http://a")), HTTPRequest(try HTTPURL("http://a")))
        one.credentials = [.bearer(Secret("s3cret"))]
        two.credentials = [.bearer(Secret("second"))]
        #expect(one != two)
        var text = ""
        dump(one, to: &text)
        #expect(!"\(one)\(text)".contains("s3cret"))
    }
}
