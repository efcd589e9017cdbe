import FeatureKitTesting
import AuthFlowInterface
import AuthFlowTesting
import Foundation
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthClients

@Suite("a real server of django-allauth")
struct AllauthServerTests {
    private let transport = LoopbackTransport()

    @Test("the client does what every service does, with numbers that are new and those that are known")
    func conformance() async throws {
        let server = try await start()
        defer { server.end() }
        let base = server.base
        let subject = AuthServiceConformance.Subject(service: try client(base), abilities: []) { phone in
            let code = try? await get("/test/code/\(phone)", base)
            return code?.isEmpty == true ? nil : code
        } advance: {
            _ = try? await get("/test/advance/\($0.components.seconds)", base)
        }
        let violations = await AuthServiceConformance.violations(of: subject)
        #expect(violations == [])
    }

    @Test("whoever was signed up signs in again, sees both devices, gets another number and leaves")
    func life() async throws {
        let server = try await start()
        defer { server.end() }
        let (base, phone, other) = (server.base, "+79153051653", "+79153051654")
        let service = try client(base)
        let first = try await signIn(phone, service, base)
        let second = try await signIn(phone, service, base)
        #expect(first.profile == second.profile && first.id != second.id)
        #expect(Set(try await service.sessions(of: second).map(\.id)) == [first.id, second.id])

        let change = try await service.requestCode(for: other, to: .changeNumber(second))
        let changed = try await service.confirm(try await get("/test/code/\(other)", base), for: change).session
        #expect(changed.phone == other && changed.accessToken == second.accessToken)
        try await service.end(first.id, asking: changed)
        #expect(try await service.sessions(of: changed).map(\.id) == [second.id])
        try await service.end(changed.id, asking: changed)
        let over = await ClientWorld.failure { () async throws(AuthError) in _ = try await service.refresh(changed) }
        #expect(over == .sessionEnded)
        #expect(try await signIn(other, service, base).profile == first.profile)
    }

    private func signIn(_ phone: String, _ service: AllauthClient, _ base: String) async throws -> AuthSession {
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        return try await service.confirm(try await get("/test/code/\(phone)", base), for: challenge).session
    }

    private func client(_ base: String) throws -> AllauthClient {
        AllauthClient(try ClientWorld.parts(transport, at: base))
    }

    private func get(_ path: String, _ base: String) async throws -> String {
        try await transport.send(HTTPRequest(try HTTPURL(base + path))).successful().text
    }

    /// Starts it on a thread of its own, because that takes seconds.
    private func start() async throws -> AllauthServer {
        try await withCheckedThrowingContinuation { continuation in
            detachThread { continuation.resume(with: Result { try AllauthServer() }) }
        }
    }
}
