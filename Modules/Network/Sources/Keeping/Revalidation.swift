import NetworkInterface

/// Asks only for what has changed (RFC 9110, section 13): the kept response goes along as `ETag` or `Last-Modified`.
struct Revalidation {
    private let request: HTTPRequest
    private let key: ResponseKey
    private let store: any ResponseStore

    init(of request: HTTPRequest, for profile: String, in store: any ResponseStore) {
        self.request = request
        self.store = store
        // What servers choose a representation by; the credentials are those of the profile.
        let choosers = ["Accept", "Accept-Language"].map { request.headers[$0] ?? "" }
        key = ResponseKey(([request.url.description] + choosers).joined(separator: "\n"), profile: profile)
    }

    /// The response, from the server or from the store.
    func response(by exchange: (HTTPRequest) async throws -> HTTPResponse) async throws -> HTTPResponse {
        let kept = await store.response(key)
        let response = try await exchange(conditional(on: kept))
        guard response.status == 304, let kept else {
            await keep(response)
            return response
        }
        let fresh = kept.updated(by: response.head)
        if fresh.isConfirmation(of: kept) { await store.confirm(key) } else { await store.keep(fresh, key) }
        return HTTPResponse(head: fresh.head, body: fresh.body, isUnchanged: true)
    }

    private func conditional(on kept: KeptResponse?) -> HTTPRequest {
        var request = request
        if let tag = kept?.head.headers["ETag"] { request.headers["If-None-Match"] = tag }
        if let date = kept?.head.headers["Last-Modified"] { request.headers["If-Modified-Since"] = date }
        return request
    }

    private func keep(_ response: HTTPResponse) async {
        // A server in trouble says nothing about what is kept.
        guard response.status < 500, response.status != 429 else { return }
        let isKept = response.status == 200 && response.head.mayBeKept
        await store.keep(isKept ? KeptResponse(head: response.head, body: response.body) : nil, key)
    }
}

extension HTTPHead {
    /// Whether it can be asked about later, and the server does not forbid to keep it (RFC 9111, section 3).
    fileprivate var mayBeKept: Bool {
        let control = (headers["Cache-Control"] ?? "").lowercased()
        return (headers["ETag"] ?? headers["Last-Modified"]) != nil && !control.contains("no-store")
            && headers["Vary"]?.contains("*") != true
    }
}

extension KeptResponse {
    /// The same body with the newer fields (RFC 9111, section 3.2).
    fileprivate func updated(by head: HTTPHead) -> KeptResponse {
        var result = self
        for name in Set(head.headers.fields.map(\.name)) where !name.lowercased().hasPrefix("content-") {
            // What is the same keeps its place, so that heads can be compared.
            guard result.head.headers[name] != head.headers[name] else { continue }
            result.head.headers[name] = head.headers[name]
        }
        return result
    }

    /// Whether nothing but the date of the answer is new.
    fileprivate func isConfirmation(of other: KeptResponse) -> Bool {
        var (new, old) = (head.headers, other.head.headers)
        (new["Date"], old["Date"]) = (nil, nil)
        return new == old
    }
}
