import AuthFlowInterface
import PlatformInterface
import StateKit

/// The lock of the app by the PIN of who is signed in: what holds for all processes, with what this one does about it.
@MainActor
final class AppLock {
    let vault: PINVault
    private let keeper: SessionKeeper
    /// Is told whenever a person does something here.
    var onInput: @MainActor () -> Void = {}

    init(_ vault: PINVault, _ keeper: SessionKeeper) {
        (self.vault, self.keeper) = (vault, keeper)
    }

    /// Whether who is signed in has a PIN.
    var hasPIN: Bool { keeper.identity.map { vault.record(of: $0.profile) != nil } ?? false }

    /// Whether the app is locked; whoever signs out has unlocked it, because nothing is left to be seen.
    var isLocked: Bool { hasPIN && vault.lockedProfile() == keeper.identity?.profile }

    /// Locks the app.
    func lock() async throws(PINError) { try await vault.setLocked(true, of: try profile()) }

    /// Unlocks the app by the PIN.
    func unlock(_ text: String) async throws(PINError) {
        try await check(text)
        try await vault.setLocked(false, of: try profile())
    }

    /// Sets the PIN.
    func set(_ text: String) async throws(PINError) { try await vault.set(try PIN(text), of: try profile()) }

    /// Removes the PIN of who knows it.
    func remove(_ text: String) async throws(PINError) {
        try await check(text)
        try await vault.remove(of: try profile())
    }

    /// Looks whether a PIN is right.
    private func check(_ text: String) async throws(PINError) {
        try await vault.check(try PIN(text), of: try profile())
    }

    private func profile() throws(PINError) -> String {
        guard let identity = keeper.identity else { throw .nobody }
        return identity.profile
    }

    /// Signs out, for who has forgotten the PIN: it goes with everything else of the person.
    func signOut() async throws(AuthError) { try await keeper.signOut() }

    /// Tells of whoever is signed in from now on, until the subscription is cancelled.
    func observe(_ observer: @escaping @MainActor () -> Void) -> AnyCancellable {
        keeper.observe { _ in observer() }
    }
}
