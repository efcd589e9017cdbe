import CCurl
import Glibc
import LocalizationKit
import NetworkInterface

/// Why libcurl gave up.
struct CurlFailure {
    private let code: CURLcode
    private let reason: LocalizedText
    private let systemError: Int32
    private let hasProxy: Bool

    /// With libcurl's own words, the number that the system gave, and whether there may have been a proxy.
    init(_ code: UInt32, reason: String, systemError: Int32 = 0, hasProxy: Bool = false) {
        self.code = CURLcode(rawValue: code)
        self.reason = LocalizedText(reason)
        self.systemError = systemError
        self.hasProxy = hasProxy
    }

    /// The same in our words.
    func error(of request: WireRequest, received: Int) -> HTTPError {
        let host = request.url.host
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .offline(host: host, reason: reason)
        case CURLE_COULDNT_CONNECT:
            // Behind a proxy it is the proxy that could not be reached; libcurl's words name it.
            return systemError == ECONNREFUSED && !hasProxy
                ? .refused(host: host, port: request.url.port) : .offline(host: host, reason: reason)
        case CURLE_PROXY: return .offline(host: host, reason: reason)
        // The other deadlines are ours.
        case CURLE_OPERATION_TIMEDOUT: return .timeout(.connect, after: request.deadlines.connect)
        case CURLE_FILESIZE_EXCEEDED: return .tooLarge(limit: request.limit)
        case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            return .interrupted(received: received)
        case CURLE_OUT_OF_MEMORY, CURLE_FAILED_INIT: return .unavailable(reason: reason)
        case _ where Self.trust.contains(code.rawValue): return .tls(host: host, reason: reason)
        default: return .malformed(reason: reason)
        }
    }

    private static let trust = Set(
        [
            CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_ENGINE_SETFAILED,
            CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE,
            CURLE_SSL_PINNEDPUBKEYNOTMATCH,
            CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT, CURLE_USE_SSL_FAILED,
        ].map(\.rawValue))
}
