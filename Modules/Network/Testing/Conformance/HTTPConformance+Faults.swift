import FeatureKitTesting
import NetworkInterface

extension HTTPConformance {
    func faults() async {
        let body = Array("0123456789".utf8)
        stage.answer("/cut", Answer(body: body, .cut(after: 4)))
        await findings.expect("a cut answer is none", throws: HTTPError.interrupted(received: 4)) {
            _ = try await transport.send(request("/cut") { $0.retry = .never })
        }
        stage.answer("/closed", Answer(delivery: .closed))
        await findings.expect("no answer is none", throws: HTTPError.interrupted(received: 0)) {
            _ = try await transport.send(request("/closed") { $0.retry = .never })
        }
        stage.answer("/large", Answer(body: body))
        await findings.expect("an answer over the limit is none", throws: HTTPError.tooLarge(limit: 9)) {
            _ = try await transport.send(request("/large") { $0.limit = 9 })
        }
        await findings.expectSuccess("an answer at the limit is one") {
            let response = try await transport.send(request("/large") { $0.limit = 10 })
            findings.expect(response.body == body, "all of it is there")
        }
        stage.answer("/garbage", Answer(body: Array("SSH-2.0-OpenSSH_9.2\r\n".utf8), .verbatim))
        do {
            _ = try await transport.send(request("/garbage"))
            findings.expect(false, "what is not HTTP is no answer")
        } catch {
            guard case .malformed? = error as? HTTPError else {
                return findings.expect(false, "what is not HTTP is malformed; thrown was \(error)")
            }
        }
    }

    func deadlines() async {
        stage.answer("/silent", Answer(delivery: .silent))
        stage.answer("/drip", Answer(body: [UInt8](repeating: 46, count: 100), .dripping(every: .seconds(7))))
        let short = Duration.milliseconds(40)
        for (phase, path) in [(HTTPDeadlines.Phase.firstByte, "/silent"), (.whole, "/silent"), (.whole, "/drip")] {
            let request = request(path) {
                if phase == .whole { $0.deadlines.whole = short } else { $0.deadlines.firstByte = short }
                $0.retry = .never
            }
            let sending = Task { _ = try await transport.send(request) }
            await advance(short)
            await findings.expect(
                "\(phase) has a deadline on \(path)", throws: HTTPError.timeout(phase, after: short)
            ) { try await sending.value }
        }
    }

    func cancelling() async {
        for path in ["/silent", "/held"] {
            stage.answer("/held", Answer(delivery: .held))
            let before = stage.requests.count
            let request = request(path) { $0.sharesFlight = path == "/held" }
            let sending = Task { _ = try await transport.send(request) }
            await stage.waitForRequests(before + 1)
            sending.cancel()
            await ends(sending, "a cancelled request ends at once on \(path)")
        }
        let early = Task {
            while !Task.isCancelled { await Task.yield() }
            _ = try await transport.send(request("/never"))
        }
        early.cancel()
        await ends(early, "a cancelled task sends nothing")
        findings.expect(count("/never") == 0, "nothing is sent for a cancelled task")
    }

    private func ends(_ task: Task<Void, any Error>, _ sentence: String) async {
        do {
            try await task.value
            findings.expect(false, "\(sentence); nothing was thrown")
        } catch {
            findings.expect(error is CancellationError, "\(sentence); thrown was \(error)")
        }
    }
}

extension Answer {
    fileprivate init(delivery: Delivery) { self.init(200, delivery) }
}
