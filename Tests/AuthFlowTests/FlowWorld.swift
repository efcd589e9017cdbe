import AuthFlowInterface
import AuthFlowTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PhoneNumbersInterface
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
    let choice: BackendChoice
    let keeper: SessionKeeper
    let pins: PINVault
    let parts: FlowParts

    init(sendsAtFullLength: Bool = true) throws {
        cache = MemoryCache()
        let (service, vault) = (
            service, SessionVault(values: values, secrets: secrets, cache: cache, clock: time.wallClock)
        )
        choice = BackendChoice(
            backends: [
                AuthBackend(id: "scripted", title: "Scripted", order: 1, notice: { phone, _ in "sent to \(phone)" }) {
                    service
                }
            ], wanted: { "" })
        keeper = SessionKeeper(vault, choice)
        pins = PINVault(values: values, secrets: secrets, hashing: PlainPasswordHashing(), clock: time.wallClock)
        parts = FlowParts(
            keeper: keeper, backends: choice, lock: AppLock(pins, keeper), country: try #require(Country(region: "RU")),
            sendsAtFullLength: { sendsAtFullLength })
    }

    /// A keeper of the same device, as after a restart.
    func restarted() -> SessionKeeper {
        SessionKeeper(SessionVault(values: values, secrets: secrets, cache: cache, clock: time.wallClock), choice)
    }

    func signIn(_ phone: String = SampleAuth.phone) async throws {
        let challenge = try await service.requestCode(for: phone, to: .signIn)
        try await keeper.adopt(
            try await service.confirm(ScriptedAuthService.code, for: challenge).session, of: "scripted")
    }
}

/// Waits until what happens beside the test has come about.
@MainActor
func eventually(_ condition: @MainActor () -> Bool) async {
    while !condition() { await Task.yield() }
}
