import NetworkInterface

/// Reads a head that is complete (RFC 9112, 3 to 7), and refuses all that two readers could understand in two ways.
struct HeadReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let lines: [Range<Int>]
    let bodyLimit: Int

    func read() throws(HeadFault) -> RequestHead {
        let (method, target, isCurrent) = try requestLine()
        let headers = try fields()
        try checkHost(headers, isCurrent)
        let length = try bodyLength(headers, isCurrent)
        let (path, query) = try Self.split(target, method)
        return RequestHead(
            method: method, path: path, query: query, headers: headers, length: length,
            keepsConnection: Self.keepsConnection(headers, isCurrent),
            expectsContinue: try Self.expectsContinue(headers, isCurrent))
    }

    /// The method, the target, and whether it is HTTP/1.1 and not 1.0.
    private func requestLine() throws(HeadFault) -> (String, Substring, Bool) {
        let line = bytes[lines[0]]
        guard let first = line.firstIndex(of: .space), let last = line.lastIndex(of: .space), first < last else {
            throw .malformed
        }
        let (method, target) = (line[..<first], line[(first + 1)..<last])
        guard !method.isEmpty, method.allSatisfy({ $0.isTokenCharacter }), !target.isEmpty,
            target.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
        else { throw .malformed }
        return (Self.text(method), Self.text(target)[...], try Self.isCurrent(line[(last + 1)...]))
    }

    private static func isCurrent(_ version: Slice<UnsafeBufferPointer<UInt8>>) throws(HeadFault) -> Bool {
        if version.elementsEqual("HTTP/1.1".utf8) { return true }
        if version.elementsEqual("HTTP/1.0".utf8) { return false }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard version.count == 8, version.starts(with: "HTTP/".utf8), version.dropFirst(6).first == UInt8(ascii: "."),
            let major = version.dropFirst(5).first, let minor = version.last, digits ~= major, digits ~= minor
        else { throw .malformed }
        // A later minor version is spoken to as 1.1 (RFC 9110, 2.5).
        guard major == UInt8(ascii: "1") else { throw .version }
        return true
    }

    private func fields() throws(HeadFault) -> HTTPHeaders {
        var fields: [HTTPHeaders.Field] = []
        fields.reserveCapacity(lines.count - 1)
        for line in lines.dropFirst() { fields.append(try field(bytes[line])) }
        return HTTPHeaders(fields)
    }

    /// A name, the colon right behind it, and a value; a line that begins with a blank goes on with no other (5.2).
    private func field(_ line: Slice<UnsafeBufferPointer<UInt8>>) throws(HeadFault) -> HTTPHeaders.Field {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy({ $0.isTokenCharacter })
        else { throw .malformed }
        var value = line[(colon + 1)...]
        while value.first == .space || value.first == .tab { value.removeFirst() }
        while value.last == .space || value.last == .tab { value.removeLast() }
        return HTTPHeaders.Field(Self.text(line[..<colon]), Self.text(value))
    }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    }
}

extension HeadReader {
    /// One host, as HTTP/1.1 demands (RFC 9112, 3.2).
    private func checkHost(_ headers: HTTPHeaders, _ isCurrent: Bool) throws(HeadFault) {
        let hosts = headers.values("Host")
        guard hosts.count == 1 || hosts.isEmpty && !isCurrent else { throw .malformed }
        guard hosts.allSatisfy({ $0.utf8.allSatisfy { $0.isHostCharacter } }) else { throw .malformed }
    }

    /// The length of the body, which one field says in digits, or nothing (RFC 9112, 6).
    private func bodyLength(_ headers: HTTPHeaders, _ isCurrent: Bool) throws(HeadFault) -> Int {
        let (lengths, codings) = (headers.values("Content-Length"), headers.values("Transfer-Encoding"))
        if !codings.isEmpty {
            let isChunked = codings.count == 1 && codings[0].lowercased() == "chunked"
            throw isChunked && lengths.isEmpty && isCurrent ? .lengthRequired : .malformed
        }
        guard let length = lengths.first else { return 0 }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ digits ~= $0 }) else { throw .malformed }
        // Digits that make no number are a length beyond all limits.
        guard let count = Int(length), count <= bodyLimit else { throw .bodyTooLarge }
        return count
    }

    private static func keepsConnection(_ headers: HTTPHeaders, _ isCurrent: Bool) -> Bool {
        guard let field = headers["Connection"] else { return isCurrent }
        let options = field.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
        return !options.contains("close") && (isCurrent || options.contains("keep-alive"))
    }

    private static func expectsContinue(_ headers: HTTPHeaders, _ isCurrent: Bool) throws(HeadFault) -> Bool {
        guard isCurrent, let expectation = headers["Expect"] else { return false }
        guard expectation.lowercased() == "100-continue" else { throw .expectation }
        return true
    }

    /// The path and the query of a target in origin form, absolute form, or of the asterisk (RFC 9112, 3.2).
    private static func split(_ target: Substring, _ method: String) throws(HeadFault) -> (String, String) {
        if target == "*" {
            guard method == "OPTIONS" else { throw .malformed }
            return ("*", "")
        }
        let origin = target.utf8.first == UInt8(ascii: "/") ? target : try absolute(target)
        // The target is ASCII: bytes are characters, and quicker.
        guard let mark = origin.utf8.firstIndex(of: UInt8(ascii: "?")) else { return (String(origin), "") }
        return (String(origin[..<mark]), String(origin[origin.utf8.index(after: mark)...]))
    }

    private static func absolute(_ target: Substring) throws(HeadFault) -> Substring {
        let scheme = ["http://", "https://"].first { target.lowercased().hasPrefix($0) }
        guard let scheme else { throw .malformed }
        let rest = target.dropFirst(scheme.count)
        guard let end = rest.firstIndex(where: { $0 == "/" || $0 == "?" }), end > rest.startIndex else {
            guard !rest.isEmpty, !rest.hasPrefix("/"), !rest.hasPrefix("?") else { throw .malformed }
            return "/"
        }
        return rest[end] == "/" ? rest[end...] : Substring("/" + rest[end...])
    }
}
