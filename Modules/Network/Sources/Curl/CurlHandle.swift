import CCurl
import NetworkInterface

/// A handle of libcurl that is set up for one kind of request, for one after the other.
///
/// Setting one up costs as much as a small request on loopback does.
final class CurlHandle {
    /// What requests of one kind have in common.
    struct Kind: Hashable {
        let scheme: HTTPURL.Scheme
        let method: HTTPMethod
        let hasBody: Bool

        init(_ request: WireRequest) {
            scheme = request.url.scheme
            method = request.method
            hasBody = !request.body.isEmpty || [.post, .put, .patch].contains(request.method)
        }
    }

    let kind: Kind
    let easy: UnsafeMutableRawPointer
    /// Where libcurl writes what went wrong.
    private let problem = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

    /// A new handle; `nil` when there is no memory.
    init?(_ kind: Kind, _ settings: NetworkSettings) {
        guard let easy = network_easy_new() else { return nil }
        self.kind = kind
        self.easy = easy
        problem.initialize(to: 0)
        network_easy_set_pointer(easy, CURLOPT_ERRORBUFFER, problem)
        set(settings)
        setMethod()
    }

    deinit {
        network_easy_free(easy)
        problem.deallocate()
    }

    /// What went wrong last, in libcurl's words; empty for nothing.
    var problemText: String { String(cString: problem) }

    /// Sets what the machine says.
    ///
    /// Empty texts, because libcurl reads the environment itself when it is told nothing.
    private func set(_ settings: NetworkSettings) {
        text(CURLOPT_PROXY, settings.proxies[kind.scheme] ?? "")
        text(CURLOPT_NOPROXY, settings.direct)
        if let path = settings.authorities { text(CURLOPT_CAINFO, path) }
        if let path = settings.authorityFolder { text(CURLOPT_CAPATH, path) }
        text(CURLOPT_PROTOCOLS_STR, "http,https")
        text(CURLOPT_ACCEPT_ENCODING, "gzip, br")
        // Signals belong to the program.
        long(CURLOPT_NOSIGNAL, 1)
        long(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        long(CURLOPT_PATH_AS_IS, 1)
        // Requests over TLS wait for the first one's connection: with HTTP/2 it serves them all.
        long(CURLOPT_PIPEWAIT, kind.scheme == .https ? 1 : 0)
    }

    private func setMethod() {
        switch kind.method {
        case .get: long(CURLOPT_HTTPGET, 1)
        case .head: long(CURLOPT_NOBODY, 1)
        default: if kind.hasBody { long(CURLOPT_POST, 1) }
        }
        if ![.get, .head, .post].contains(kind.method) { text(CURLOPT_CUSTOMREQUEST, kind.method.rawValue) }
    }

    private func text(_ option: CURLoption, _ value: String) { network_easy_set_text(easy, option, value) }
    private func long(_ option: CURLoption, _ value: Int) { network_easy_set_long(easy, option, value) }
}

extension CurlHandle {
    /// Sets what differs from request to request.
    ///
    /// - Returns: the fields, which have to last as long as the request.
    func prepare(for request: WireRequest) -> UnsafeMutablePointer<curl_slist>? {
        problem.pointee = 0
        text(CURLOPT_URL, request.url.description)
        long(CURLOPT_CONNECTTIMEOUT_MS, Int(min(max(request.deadlines.connect.wholeMilliseconds, 1), 86_400_000)))
        // What is too large is known from its length; of HEAD only the length comes.
        if kind.method != .head { network_easy_set_large(easy, CURLOPT_MAXFILESIZE_LARGE, Int64(request.limit)) }
        if kind.hasBody { send(request.body) }
        return set(request.headers)
    }

    /// Forgets what was sent, so that no secret and no large body stays while the handle waits for its next request.
    func forget() {
        network_easy_set_pointer(easy, CURLOPT_HTTPHEADER, nil)
        if kind.hasBody { network_easy_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, nil) }
    }

    private func send(_ body: [UInt8]) {
        network_easy_set_large(easy, CURLOPT_POSTFIELDSIZE_LARGE, Int64(body.count))
        _ = body.withUnsafeBytes { bytes in
            network_easy_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress ?? UnsafeRawPointer(easy))
        }
    }

    private func set(_ headers: HTTPHeaders) -> UnsafeMutablePointer<curl_slist>? {
        // A semicolon stands for an empty value, and nothing at all for a field that libcurl must not add.
        var lines = headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        if kind.hasBody {
            lines.append("Expect:")
            if headers["Content-Type"] == nil { lines.append("Content-Type:") }
        }
        let list = lines.reduce(nil) { list, line in network_list_add(list, line) ?? list }
        network_easy_set_pointer(easy, CURLOPT_HTTPHEADER, list)
        return list
    }
}
