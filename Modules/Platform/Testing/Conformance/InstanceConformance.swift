import FeatureKitTesting
public import PlatformInterface

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
            let waiting = Task { try await client.waitForEnd() }
            let gaveUp = Task { try await client.waitForEnd() }
            gaveUp.cancel()
            await findings.expect(
                "who waits for the end can give up", throws: { (_: CancellationError) in true },
                by: { try await gaveUp.value })
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
        let serving = Task {
            await owner.serve { request in
                guard request.topic == "suite.echo" else { throw InstanceError.failed("no \(request.topic) here") }
                return request.body
            }
        }
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
    }
}
