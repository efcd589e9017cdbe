import FeatureKitTesting
import LocalizationKit
import PlatformInterface
public import StorageInterface

/// What every place for secrets does.
public enum SecretStoreConformance {
    /// Looks at a place for secrets.
    ///
    /// - Parameter store: a place without secrets.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of store: any SecretStore) async -> [String] {
        let findings = Findings()
        await findings.expectSuccess("secrets can be kept") { try await look(at: store, findings) }
        return findings.sentences
    }

    private static func look(at store: any SecretStore, _ findings: Findings) async throws {
        findings.expect(try await !store.place().title.isEmpty, "the place has a title")
        let name = SecretName("tok/en", of: "../jelly fin", profile: "-ada")
        let others = [
            SecretName("token", of: "../jelly fin", profile: "-ada"), SecretName("tok/en", of: "", profile: "-ada"),
            SecretName("tok/en", of: "../jelly fin"),
        ]
        findings.expect(try await store.secret(for: name) == nil, "what was never kept is not there")
        try await store.remove(name)
        for text in ["s3cret", " blanks \"quotes\" $HOME\nsecond line\n", "пароль 😀", "-n"] {
            try await store.set(Secret(text), for: name)
            findings.expect(try await store.secret(for: name) == Secret(text), "a secret is read as it was kept")
        }
        for (index, other) in others.enumerated() {
            findings.expect(try await store.secret(for: other) == nil, "another name has no secret")
            try await store.set(Secret("\(index)"), for: other)
        }
        findings.expect(try await store.secret(for: name) == Secret("-n"), "a secret stays when another is kept")
        for text in ["", "a\u{0}b"] {
            await findings.expect(
                "what cannot be kept everywhere is refused",
                throws: { (error: SecretError) in error == .notKeepable(name: name) },
                by: { try await store.set(Secret(text), for: name) })
        }
        try await store.remove(name)
        findings.expect(try await store.secret(for: name) == nil, "what is removed is gone")
        for (index, other) in others.enumerated() {
            findings.expect(try await store.secret(for: other) == Secret("\(index)"), "other secrets stay")
            try await store.remove(other)
        }
        try await lookAtProfiles(store, findings)
    }

    private static func lookAtProfiles(_ store: any SecretStore, _ findings: Findings) async throws {
        let own = [
            SecretName("token", of: "jellyfin", profile: "ada/1"), SecretName("key", of: "sip", profile: "ada/1"),
        ]
        let others = [
            SecretName("token", of: "jellyfin", profile: "ada"), SecretName("token", of: "1", profile: "ada"),
            SecretName("token", of: "jellyfin", profile: "ada/12"), SecretName("token", of: "jellyfin"),
        ]
        try await store.removeAll(of: "ada/1")
        for name in own + others { try await store.set(Secret("s3cret"), for: name) }
        try await store.removeAll(of: "ada/1")
        for name in own {
            findings.expect(try await store.secret(for: name) == nil, "all secrets of a profile go, of every service")
        }
        for name in others {
            findings.expect(try await store.secret(for: name) != nil, "secrets of other profiles stay")
            try await store.remove(name)
        }
    }
}
