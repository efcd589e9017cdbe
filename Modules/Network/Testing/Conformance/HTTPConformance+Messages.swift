import FeatureKitTesting
import LocalizationKit
import NetworkInterface
import PlatformInterface

extension HTTPConformance {
    func messages() async {
        await findings.expectSuccess("a request arrives as it was made, and its answer as well") {
            stage.answer("/echo", Answer(201, headers: ["X-One": "1", "x-one": "2"], body: [0, 255, 10]))
            var request = request("/echo?a=%20b") { $0.headers = ["X-Asked": "yes", "X-Empty": ""] }
            (request.method, request.body) = (.post, Array("a body".utf8))
            request.credentials = [.bearer(Secret("t0ken"))]
            let response = try await transport.send(request)
            findings.expect(response.status == 201 && response.head.url == request.url, "the head is the server's")
            findings.expect(response.headers.values("X-ONE") == ["1", "2"], "fields of one name stay apart")
            findings.expect(response.body == [0, 255, 10], "a body is bytes")
            let seen = stage.requests.last
            findings.expect(seen?.method == "POST" && seen?.target == "/echo?a=%20b", "method and target arrive")
            findings.expect(seen?.text == "a body", "a body arrives")
            findings.expect(seen?.headers["x-asked"] == "yes" && seen?.headers["X-Empty"] == "", "fields arrive")
            findings.expect(seen?.headers["Authorization"] == "Bearer t0ken", "a credential arrives")
            findings.expect(seen?.headers["Cookie"] == nil, "nobody asked for cookies")
        }
        for method in HTTPMethod.allCases {
            await findings.expectSuccess("\(method.rawValue) is sent as it is") {
                stage.answer("/method", .text("body"))
                let response = try await transport.send(request("/method") { $0.method = method })
                findings.expect(stage.requests.last?.method == method.rawValue, "\(method.rawValue) arrives")
                findings.expect(response.text == (method == .head ? "" : "body"), "\(method.rawValue) has its body")
            }
        }
        await findings.expectSuccess("an error of the server is a response") {
            stage.answer("/broken", .text("<html>Bad Gateway</html>", 502))
            let response = try await transport.send(request("/broken") { $0.retry = .never })
            findings.expect(response.status == 502 && response.text.hasPrefix("<html>"), "its body is there")
            await findings.expect("it is no success", throws: HTTPError.status(502)) {
                _ = try response.successful()
            }
        }
    }

    func refusals() async {
        let rows: [(String, HTTPRequest)] = [
            ("a line break in a field", request("/no") { $0.headers = ["X": "a\r\nHost: evil"] }),
            ("a line break in a name", request("/no") { $0.headers = ["X\r\nY": "a"] }),
            ("a space in a name", request("/no") { $0.headers = ["X Y": "a"] }),
            ("a line break in a secret", request("/no") { $0.credentials = [.bearer(Secret("a\nb"))] }),
            ("a length of the caller's", request("/no") { $0.headers = ["content-length": "3"] }),
            ("a host of the caller's", request("/no") { $0.headers = ["Host": "other"] }),
            ("a body of GET", request("/no") { $0.body = [1] }),
        ]
        for (name, request) in rows {
            do {
                _ = try await transport.send(request)
                findings.expect(false, "\(name) is refused; nothing was thrown")
            } catch HTTPError.invalidRequest(let reason) {
                findings.expect(
                    !"\(reason)".contains("evil") && !"\(reason)".contains("a\nb"), "\(name): values are not told")
            } catch {
                findings.expect(false, "\(name) is refused; thrown was \(error)")
            }
        }
        findings.expect(count("/no") == 0, "what is refused is not sent")
    }

    func redirects() async {
        await findings.expectSuccess("a GET follows redirects") {
            stage.answer("/from/here", .redirect(to: "../to?x=1", 301))
            stage.answer("/to", .text("there"))
            let response = try await transport.send(request("/from/here") { $0.credentials = [.bearer(Secret("s"))] })
            findings.expect(response.text == "there" && response.head.url == stage.url("/to?x=1"), "they lead there")
            findings.expect(stage.requests.last?.headers["Authorization"] == "Bearer s", "one origin is trusted")
            let post = try await transport.send(request("/from/here") { $0.method = .post })
            findings.expect(post.status == 301, "a POST follows none")
            let none = try await transport.send(request("/from/here") { $0.redirects = 0 })
            findings.expect(none.status == 301, "none is followed when none is wanted")
        }
        stage.answer("/loop", .redirect(to: "/loop", 307))
        await findings.expect("a loop ends", throws: HTTPError.redirect(.tooMany(limit: 5))) {
            _ = try await transport.send(request("/loop"))
        }
        findings.expect(count("/loop") == 6, "five redirects are six requests")
        stage.answer("/ftp", .redirect(to: "ftp://elsewhere/"))
        await findings.expect(
            "only HTTP is followed",
            throws: HTTPError.redirect(.location(reason: HTTPURLError.scheme(found: "ftp").explanation))
        ) { _ = try await transport.send(request("/ftp")) }
    }

    func repetitions() async {
        await findings.expectSuccess("a GET is sent again") {
            let away = Answer(503, headers: ["Retry-After": "0"])
            stage.answer("/again", Answer([], .closed), away, .text("at last"))
            let response = try await transport.send(request("/again"))
            findings.expect(response.text == "at last", "the third answer counts")
            stage.answer("/patient", away, .text("no"))
            let unwanted = try await transport.send(request("/patient") { $0.retry = .never })
            findings.expect(unwanted.status == 503, "not when it is not wanted")
            stage.answer("/post", away, .text("no"))
            let post = try await transport.send(request("/post") { $0.method = .post })
            findings.expect(post.status == 503 && count("/post") == 1, "a POST is sent once")
            stage.answer("/key", away, .text("yes"))
            let keyed = try await transport.send(
                request("/key") {
                    $0.method = .post
                    $0.isRepeatable = true
                })
            findings.expect(keyed.text == "yes", "a POST that may be repeated is")
            stage.answer("/long", Answer(429, headers: ["Retry-After": "3600"]), .text("no"))
            let late = try await transport.send(request("/long"))
            findings.expect(late.status == 429 && count("/long") == 1, "nobody waits an hour")
        }
    }
}

extension Answer {
    fileprivate init(_ body: [UInt8], _ delivery: Delivery) { self.init(body: body, delivery) }
}
