import AuthFlowInterface
import AuthFlowTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PhoneNumberKit
import PlatformInterface
import PlatformTesting
import StateKit
import StorageInterface
import StorageTesting
import Testing

@testable import AuthFlow

/// Everything around the flow, in memory.
@MainActor
final class FlowWorld {
    let service = ScriptedAuthService()
    let values = MemoryKeyValueStore()
    let secrets = MemorySecretStore()
    let cache: MemoryCache
    let time = VirtualTime()
    let keeper: SessionKeeper
    let parts: FlowParts

    init(sendsAtFullLength: Bool = true) throws {
        cache = MemoryCache()
        let (service, vault) = (
            service, SessionVault(values: values, secrets: secrets, cache: cache, clock: time.wallClock)
        )
        let choice = BackendChoice(
            backends: [
                AuthBackend(id: "scripted", title: "Scripted", order: 1, notice: { phone, _ in "sent to \(phone)" }) {
                    service
                }
            ], wanted: { "" })
        keeper = SessionKeeper(vault) { () throws(AuthError) in try choice.service() }
        parts = FlowParts(
            keeper: keeper, backends: choice, country: try #require(Country(region: "RU")),
            sendsAtFullLength: { sendsAtFullLength })
    }

    /// A keeper of the same device, as after a restart.
    func restarted() -> SessionKeeper {
        let (service, vault) = (
            service, SessionVault(values: values, secrets: secrets, cache: cache, clock: time.wallClock)
        )
        return SessionKeeper(vault) { () throws(AuthError) in service }
    }

    func signIn(_ phone: String = SampleAuth.phone) async throws {
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        try await keeper.adopt(try await service.confirm(ScriptedAuthService.code, for: challenge).session)
    }
}

/// Waits until what happens beside the test has come about.
@MainActor
func eventually(_ condition: @MainActor () -> Bool) async {
    while !condition() { await Task.yield() }
}
