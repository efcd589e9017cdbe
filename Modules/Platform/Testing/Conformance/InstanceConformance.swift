import FeatureKitTesting
public import PlatformInterface
import Synchronization

/// What every instance does.
public enum InstanceConformance {
    /// Looks at an instance without an owner.
    ///
    /// - Parameter make: what a process of the instance sees.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of make: () throws -> any Instance) async -> [String] {
        let findings = Findings()
        await findings.expectSuccess("processes of an instance can be elected") {
            findings.expect(try await make().client() == nil, "without an owner there is no way to it")
            guard case .owner(let owner) = try await make().elect() else {
                return findings.expect(false, "the first is the owner")
            }
            guard case .client(let client) = try await make().elect() else {
                return findings.expect(false, "the second is a client")
            }
            guard let found = try await make().client() else {
                return findings.expect(false, "the owner is found without an election")
            }
            await talk(owner, [client, found], findings)
            let isOver = Atomic(false)
            let waiting = Task {
                try await client.waitForEnd()
                isOver.store(true, ordering: .relaxed)
            }
            let gaveUp = Task { try await client.waitForEnd() }
            gaveUp.cancel()
            await findings.expect(
                "who waits for the end can give up", throws: { (_: CancellationError) in true },
                by: { try await gaveUp.value })
            findings.expect(!isOver.load(ordering: .relaxed), "there is no end before it resigns")
            owner.resign()
            await findings.expectSuccess("who waits learns of the end") { try await waiting.value }
            findings.expect(try await make().client() == nil, "who resigned is not found")
            await findings.expectSuccess("who is gone is not waited for") { try await client.waitForEnd() }
            await findings.expect(
                "who resigned does not answer", throws: { (error: InstanceError) in error == .gone },
                by: { _ = try await client.ask(InstanceRequest("suite.echo")) })
            guard case .owner(let heir) = try await make().elect() else {
                return findings.expect(false, "after the owner resigned comes another")
            }
            heir.resign()
        }
        return findings.sentences
    }

    private static func talk(
        _ owner: any InstanceOwner, _ clients: [any InstanceClient], _ findings: Findings
    ) async {
        let serving = Task { await serve(owner) }
        for client in clients {
            for body in ["{}", #"{"a":[1,2.5,null,true,"é\n"]}"#] {
                let answer = await findings.expectSuccess("an owner answers") {
                    try await client.ask(InstanceRequest("suite.echo", body: body))
                }
                findings.expect(answer == body, "\(body) is answered")
            }
            await findings.expect(
                "what the owner throws arrives as a sentence",
                throws: { (error: InstanceError) in error == .failed("no suite.none here") },
                by: { _ = try await client.ask(InstanceRequest("suite.none")) })
        }
        serving.cancel()
        await serving.value
        await pause(owner, clients, findings)
    }

    /// An owner that stops serving for a while.
    private static func pause(
        _ owner: any InstanceOwner, _ clients: [any InstanceClient], _ findings: Findings
    ) async {
        let questions = clients.map { client in
            Task { try await client.ask(InstanceRequest("suite.echo"), within: .seconds(60)) }
        }
        let serving = Task { await serve(owner) }
        for question in questions {
            await findings.expectSuccess("a question waits for the next who serves") {
                findings.expect(try await question.value == "{}", "and is answered then")
            }
        }
        serving.cancel()
        await serving.value
    }

    private static func serve(_ owner: any InstanceOwner) async {
        await owner.serve { request in
            guard request.topic == "suite.echo" else { throw InstanceError.failed("no \(request.topic) here") }
            return request.body
        }
    }
}
