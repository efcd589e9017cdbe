import AuthFlowInterface
import FeatureKitInterface
import FeatureKitTesting
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthClients

@MainActor
@Suite("the clients in a build")
struct AuthClientsFeatureTests {
    private func feature() throws -> RecordedFeature {
        let network = try ScriptedNetwork()
        return RecordedFeature(AuthClientsFeature.self) { feature in
            feature.insert(network, for: .httpTransport)
            feature.insert(SeededBytes(), for: .randomBytes)
            feature.insert(network.time.wallClock, for: .wallClock)
        }
    }

    @Test("both protocols can be chosen, after the embedded one, and asking for nothing that is not listed")
    func backends() throws {
        let feature = try feature()
        let backends = try feature.contributions(.authBackends)
        #expect(backends.map(\.id) == ["supabase", "allauth"])
        #expect(backends.allSatisfy { $0.order > 100 })
        #expect(try backends[0].make("https://auth.example.org") is SupabaseAuth)
        #expect(try backends[1].make("http://localhost:8000") is AllauthClient)
        try feature.buildAll()
        let listed = AuthClientsFeature.descriptor.needs + AuthClientsFeature.descriptor.optionalNeeds
        #expect(feature.asked.isSubset(of: Set(listed.map(\.service))))
    }

    @Test("no address, and one in clear, are refused before anything is sent")
    func addresses() throws {
        let backend = try feature().contributions(.authBackends)[1]
        #expect(throws: AuthAddressError.missing(id: "allauth")) { try backend.make("") }
        #expect(throws: AuthAddressError.inClear(host: "example.org")) { try backend.make("http://example.org") }
    }
}
