import AuthFlowInterface
import FeatureKitTesting
import Glibc
import PlatformInterface
import StorageTesting

extension SharedBackend {
    /// Kills a process that signs in and renews tokens, again and again, and looks at what it left.
    ///
    /// - Parameter rounds: how often.
    /// - Returns: a sentence for each session that it told of and that is lost, and for each code that worked twice.
    /// - Throws: what is thrown on the way.
    public func losses(after rounds: Int) async throws -> [String] {
        let findings = Findings()
        let backend = try await backend()
        for round in 1...rounds {
            let lines = try await onThread { try killChurn(round) }
            let all = Told.all(in: lines)
            findings.expect(!all.isEmpty, "round \(round): it was killed before it told anything")
            for told in all { try await look(at: told, backend, findings) }
        }
        return findings.sentences
    }

    /// What a process told until it was killed after so many reads.
    private func killChurn(_ round: Int) throws -> [String] {
        let churn = try start(round, ["churn", "\(round * 10_000)"])
        var text = ""
        for _ in 0..<(5 + round * 7 % 13) { text += churn.read() }
        churn.send(SIGKILL)
        text += churn.end().output
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private func look(at told: Told, _ backend: TestedBackend, _ findings: Findings) async throws {
        let again = await confirm(told, backend)
        guard let token = told.token else {
            // Killed between asking and answering: the code may be used up or not, and works once at most.
            findings.expect(await confirm(told, backend) == nil, "\(told.phone): a code worked twice")
            guard let session = again?.session else { return }
            let count = try await backend.service.sessions(of: session).count
            return findings.expect(count == 1, "\(told.phone): there are \(count) sessions")
        }
        findings.expect(again == nil, "\(told.phone): a code worked twice")
        let session = AuthSession(
            id: "", profile: "", phone: told.phone, accessToken: Secret(""), refreshToken: Secret(token),
            lifetime: .zero)
        await findings.expectSuccess("\(told.phone): a session was lost") {
            let renewed = try await backend.service.refresh(session)
            let count = try await backend.service.sessions(of: renewed).count
            findings.expect(count == 1, "\(told.phone): there are \(count) sessions")
        }
    }

    private func confirm(_ told: Told, _ backend: TestedBackend) async -> AuthResult? {
        let challenge = AuthChallenge(id: Secret(told.challenge), phone: told.phone, resendDelay: .zero)
        return try? await backend.service.confirm(told.code, for: challenge)
    }
}
