import FeatureKitTesting
import NetworkInterface
import PlatformInterface

extension HTTPConformance {
    func bodies() async {
        let body = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        stage.answer("/stream", Answer(body: body))
        await findings.expectSuccess("a body comes in pieces") {
            let stream = try await transport.stream(request("/stream"))
            findings.expect(stream.head.status == 200, "the head comes first")
            var received: [UInt8] = []
            for try await piece in stream.body {
                findings.expect(!piece.isEmpty, "no piece is empty")
                received += piece
            }
            findings.expect(received == body, "the pieces are the body")
        }
        await findings.expectSuccess("a body may be let go of") {
            let request = request("/stream")
            for _ in 0..<3 { findings.expect(try await transport.stream(request).head.isSuccess, "and asked for anew") }
        }
    }

    /// Leaves the file `file` with the text `first` behind, and nothing else.
    func downloads() async {
        stage.answer("/file", .text("first"), Answer(body: Array("second".utf8), .cut(after: 3)), .text("", 404))
        let path = "\(folder)/file"
        await findings.expectSuccess("a body goes into a file") {
            let head = try await transport.download(request("/file"), to: path)
            findings.expect(head.status == 200, "the head is told")
        }
        await findings.expect("a cut file is none", throws: HTTPError.interrupted(received: 3)) {
            _ = try await transport.download(request("/file") { $0.retry = .never }, to: path)
        }
        await findings.expect("an error is no file", throws: HTTPError.status(404)) {
            _ = try await transport.download(request("/file"), to: path)
        }
        stage.answer("/file", .text("third"))
        await findings.expect("a large file is none", throws: HTTPError.tooLarge(limit: 4)) {
            _ = try await transport.download(request("/file") { $0.limit = 4 }, to: path)
        }
        let lost = "\(folder)/none/file"
        await findings.expect(
            "a file needs its folder", throws: HTTPError.file(FileError(.create, lost, .missing))
        ) { _ = try await transport.download(request("/file"), to: lost) }
    }

    func sharing() async {
        await findings.expectSuccess("each of those who share gets the answer") {
            stage.answer("/shared", Answer(body: Array("one".utf8), .held))
            let before = stage.requests.count
            let shared = request("/shared") { $0.sharesFlight = true }
            let alone = request("/shared")
            let leaving = Task { try await transport.send(shared).text }
            await stage.waitForRequests(before + 1)
            let staying = Task { try await transport.send(shared).text }
            let other = Task { try await transport.send(alone).text }
            await stage.waitForRequests(before + 2)
            leaving.cancel()
            stage.release()
            findings.expect(try await staying.value == "one", "also when another one leaves")
            findings.expect(try await other.value == "one", "and who does not share")
        }
    }

    func keeping() async {
        await findings.expectSuccess("what has not changed is not sent again") {
            let date = "Sun, 06 Nov 1994 08:49:37 GMT"
            stage.answer(
                "/kept", .text("old", headers: ["ETag": "\"v1\"", "Last-Modified": date, "X": "1"]),
                Answer(304, headers: ["ETag": "\"v1\"", "X": "2"]), .text("new", headers: ["ETag": "\"v2\""]))
            let kept = request("/kept") { $0.keptFor = "local" }
            findings.expect(try await !transport.send(kept).isUnchanged, "the first answer is the server's")
            findings.expect(
                stage.requests.last?.headers["If-None-Match"] == nil, "at first there is nothing to ask about")
            let second = try await transport.send(kept)
            findings.expect(second.isUnchanged && second.text == "old" && second.status == 200, "the copy is given")
            findings.expect(second.headers["X"] == "2", "with the newer fields")
            findings.expect(stage.requests.last?.headers["If-None-Match"] == "\"v1\"", "the tag goes along")
            findings.expect(stage.requests.last?.headers["If-Modified-Since"] == date, "the date goes along")
            let other = try await transport.send(request("/kept") { $0.keptFor = "other" })
            findings.expect(other.text == "new", "a profile sees nothing of another")
            findings.expect(stage.requests.last?.headers["If-None-Match"] == nil, "nor does it tell")
            findings.expect(try await transport.send(kept).text == "new", "a change is seen")
        }
        await findings.expectSuccess("what may not be kept is not") {
            let secret: HTTPHeaders = ["ETag": "\"v1\"", "Cache-Control": "private, no-store"]
            stage.answer("/secret", .text("a", headers: secret))
            let kept = request("/secret") { $0.keptFor = "local" }
            for _ in 0..<2 { _ = try await transport.send(kept) }
            findings.expect(stage.requests.last?.headers["If-None-Match"] == nil, "no-store is obeyed")
        }
    }
}
