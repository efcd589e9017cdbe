import CCurl
import NetworkInterface

/// How libcurl is told what to do.
struct CurlOptions {
    private let easy: UnsafeMutableRawPointer

    init(_ easy: UnsafeMutableRawPointer) { self.easy = easy }

    /// What the machine says. Empty texts, because libcurl reads the environment itself when it is told nothing.
    func set(_ settings: NetworkSettings, for url: HTTPURL) {
        text(CURLOPT_PROXY, settings.proxies[url.scheme] ?? "")
        text(CURLOPT_NOPROXY, settings.direct)
        if let path = settings.authorities { text(CURLOPT_CAINFO, path) }
        if let path = settings.authorityFolder { text(CURLOPT_CAPATH, path) }
        text(CURLOPT_PROTOCOLS_STR, "http,https")
        text(CURLOPT_ACCEPT_ENCODING, "gzip, br")
        // Signals belong to the program.
        long(CURLOPT_NOSIGNAL, 1)
        long(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        // Requests over TLS wait for the first one's connection: with HTTP/2 it serves them all.
        long(CURLOPT_PIPEWAIT, url.scheme == .https ? 1 : 0)
    }

    func set(_ request: WireRequest) {
        text(CURLOPT_URL, request.url.description)
        long(CURLOPT_PATH_AS_IS, 1)
        long(CURLOPT_CONNECTTIMEOUT_MS, Int(min(max(request.deadlines.connect.wholeMilliseconds, 1), 86_400_000)))
        // What is too large is known from its length; of HEAD only the length comes.
        if request.method != .head { network_easy_set_large(easy, CURLOPT_MAXFILESIZE_LARGE, Int64(request.limit)) }
        switch request.method {
        case .get: long(CURLOPT_HTTPGET, 1)
        case .head: long(CURLOPT_NOBODY, 1)
        case .post, .put, .patch: send(request.body)
        case .options, .delete: if !request.body.isEmpty { send(request.body) }
        }
        if ![.get, .head, .post].contains(request.method) { text(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
    }

    /// The fields; the list has to last as long as the request.
    func set(_ headers: HTTPHeaders, hasBody: Bool) -> UnsafeMutablePointer<curl_slist>? {
        // A semicolon stands for an empty value, and nothing at all for a field that libcurl must not add.
        var lines = headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        lines.append("Expect:")
        if headers["Content-Type"] == nil { lines.append("Content-Type:") }
        let list = lines.reduce(nil) { list, line in network_list_add(list, line) ?? list }
        network_easy_set_pointer(easy, CURLOPT_HTTPHEADER, list)
        return list
    }

    private func send(_ body: [UInt8]) {
        network_easy_set_large(easy, CURLOPT_POSTFIELDSIZE_LARGE, Int64(body.count))
        _ = body.withUnsafeBytes { bytes in
            network_easy_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress ?? UnsafeRawPointer(easy))
        }
    }

    private func text(_ option: CURLoption, _ value: String) { network_easy_set_text(easy, option, value) }
    private func long(_ option: CURLoption, _ value: Int) { network_easy_set_long(easy, option, value) }
}
