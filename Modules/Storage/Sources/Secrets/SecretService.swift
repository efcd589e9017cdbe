import CLibSecret
import LocalizationKit
import PlatformInterface
import StorageInterface

/// Secrets in the default keyring of the desktop (freedesktop.org Secret Service), by the attributes `profile`,
/// `service` and `account` of the schema `org.tessera.Secret`.
struct SecretService: SecretStore {
    /// How long looking for an unlocked keyring may take.
    static let probing = Duration.seconds(1)
    private static let working = Duration.seconds(10)

    func place() -> SecretPlace { SecretPlace("Secret Service", detail: Strings.defaultKeyring) }

    /// Why there is no unlocked keyring; `nil` when there is one.
    static func absence() async -> LocalizedText? {
        await OwnThread.run { () -> LocalizedText? in
            var reason: UnsafeMutablePointer<CChar>?
            return problem(secret_probe(probing.milliseconds, &reason), reason)
        }
    }

    func secret(for name: SecretName) async throws(SecretError) -> Secret? {
        try await ask(name) { name, reason in
            var found: UnsafeMutablePointer<CChar>?
            let outcome = secret_lookup(&name, Self.working.milliseconds, &found, &reason)
            defer { if let found { secret_free_secret(found) } }
            return (outcome, found.map { Secret(String(cString: $0)) })
        }
    }

    func set(_ secret: Secret, for name: SecretName) async throws(SecretError) {
        guard secret.isKeepable else { throw .notKeepable(name: name) }
        let label = "tessera: \(name)"
        try await ask(name) { name, reason in
            (secret_keep(&name, label, secret.reveal(), Self.working.milliseconds, &reason), ())
        }
    }

    func remove(_ name: SecretName) async throws(SecretError) {
        try await ask(name) { name, reason in (secret_forget(&name, Self.working.milliseconds, &reason), ()) }
    }

    /// The library forgets whatever has the attributes that it is given.
    func removeAll(of profile: String) async throws(SecretError) {
        try await ask(SecretName("", of: "", profile: profile)) { name, reason in
            (name.service, name.account) = (nil, nil)
            return (secret_forget(&name, Self.working.milliseconds, &reason), ())
        }
    }

    /// Asks the library on a thread of its own, because it blocks.
    private func ask<Value: Sendable>(
        _ name: SecretName,
        _ question: @escaping @Sendable (inout secret_name, inout UnsafeMutablePointer<CChar>?) -> (Int32, Value)
    ) async throws(SecretError) -> Value {
        let (problem, value) = await OwnThread.run { () -> (LocalizedText?, Value) in
            var reason: UnsafeMutablePointer<CChar>?
            let (outcome, value) = name.withC { question(&$0, &reason) }
            return (Self.problem(outcome, reason), value)
        }
        if let problem { throw .failed(place: "Secret Service", reason: problem) }
        return value
    }

    /// What an outcome means, if it is not done; the words of the library and of the service are English.
    private static func problem(_ outcome: Int32, _ reason: UnsafeMutablePointer<CChar>?) -> LocalizedText? {
        defer { secret_free_reason(reason) }
        return switch secret_outcome(UInt32(bitPattern: outcome)) {
        case secret_done: nil
        case secret_locked: Strings.keyringLocked
        case secret_no_keyring: Strings.noKeyring
        case secret_no_library: Strings.noLibrary
        default: reason.map { LocalizedText(String(cString: $0)) } ?? Strings.noReason
        }
    }
}

extension SecretName {
    /// The name as the shim takes it, for as long as the body runs.
    fileprivate func withC<Value>(_ body: (inout secret_name) -> Value) -> Value {
        profile.withCString { profile in
            service.withCString { service in
                account.withCString { account in
                    var name = secret_name(profile: profile, service: service, account: account)
                    return body(&name)
                }
            }
        }
    }
}

extension Duration {
    fileprivate var milliseconds: Int32 { Int32(self / .milliseconds(1)) }
}
