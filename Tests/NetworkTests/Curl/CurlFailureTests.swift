import Glibc
import LocalizationKit
import NetworkInterface
import PlatformInterface
import Testing

@testable import Network

@Suite("failures of libcurl")
struct CurlFailureTests {
    @Test("each has its class")
    func classes() throws {
        let request = WireRequest(HTTPRequest(try HTTPURL("http://a:81/x?secret")), whole: .init(sinceBoot: .zero))
        // The numbers of CURLE_COULDNT_RESOLVE_HOST, COULDNT_CONNECT twice, OPERATION_TIMEDOUT, PEER_FAILED_VERIFICATION,
        // SSL_CONNECT_ERROR, SSL_CACERT_BADFILE, FILESIZE_EXCEEDED, PARTIAL_FILE, RECV_ERROR, HTTP2_STREAM, GOT_NOTHING,
        // BAD_CONTENT_ENCODING and WEIRD_SERVER_REPLY, as curl/curl.h has them.
        let rows: [(UInt32, Int32, HTTPError)] = [
            (6, 0, .offline(host: "a", reason: "r")),
            (7, ECONNREFUSED, .refused(host: "a", port: 81)),
            (7, ENETUNREACH, .offline(host: "a", reason: "r")),
            (28, 0, .timeout(.connect, after: .seconds(5))),
            (60, 0, .tls(host: "a", reason: "r")),
            (35, 0, .tls(host: "a", reason: "r")),
            (77, 0, .tls(host: "a", reason: "r")),
            (63, 0, .tooLarge(limit: 8_388_608)),
            (18, 0, .interrupted(received: 3)), (56, 0, .interrupted(received: 3)),
            (92, 0, .interrupted(received: 3)), (52, 0, .interrupted(received: 3)),
            (61, 0, .malformed(reason: "r")),
            (8, 0, .malformed(reason: "r")),
        ]
        for (code, number, expected) in rows {
            let error = CurlFailure(code, reason: "r", systemError: number).error(of: request, received: 3)
            #expect(error == expected, "\(code)")
            #expect(!"\(error)".contains("secret"))
        }
    }
}
