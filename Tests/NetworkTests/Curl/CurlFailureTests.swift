import CCurl
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
        let rows: [(CURLcode, Int32, HTTPError)] = [
            (CURLE_COULDNT_RESOLVE_HOST, 0, .offline(host: "a", reason: "r")),
            (CURLE_COULDNT_CONNECT, ECONNREFUSED, .refused(host: "a", port: 81)),
            (CURLE_COULDNT_CONNECT, ENETUNREACH, .offline(host: "a", reason: "r")),
            (CURLE_OPERATION_TIMEDOUT, 0, .timeout(.connect, after: .seconds(5))),
            (CURLE_PEER_FAILED_VERIFICATION, 0, .tls(host: "a", reason: "r")),
            (CURLE_SSL_CONNECT_ERROR, 0, .tls(host: "a", reason: "r")),
            (CURLE_SSL_CACERT_BADFILE, 0, .tls(host: "a", reason: "r")),
            (CURLE_FILESIZE_EXCEEDED, 0, .tooLarge(limit: 8_388_608)),
            (CURLE_PARTIAL_FILE, 0, .interrupted(received: 3)), (CURLE_RECV_ERROR, 0, .interrupted(received: 3)),
            (CURLE_HTTP2_STREAM, 0, .interrupted(received: 3)), (CURLE_GOT_NOTHING, 0, .interrupted(received: 3)),
            (CURLE_BAD_CONTENT_ENCODING, 0, .malformed(reason: "r")),
            (CURLE_WEIRD_SERVER_REPLY, 0, .malformed(reason: "r")),
        ]
        for (code, number, expected) in rows {
            let error = CurlFailure(code, reason: "r", systemError: number).error(of: request, received: 3)
            #expect(error == expected, "\(code.rawValue)")
            #expect(!"\(error)".contains("secret"))
        }
    }
}
