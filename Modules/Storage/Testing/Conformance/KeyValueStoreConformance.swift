import FeatureKitTesting
import LocalizationKit
public import StorageInterface

/// What every store of values does.
public enum KeyValueStoreConformance {
    private struct Poster: Codable, Equatable {
        var title: String
        var progress: Double?
        var tags: [String]
    }

    private struct Refused: Error {}

    private static let scope = StoreScope("suite", profile: "ada")
    private static let number = StoreKey<Int>("number", in: scope)
    private static let poster = StoreKey<Poster>("poster", in: scope)

    /// Looks at a store.
    ///
    /// - Parameters:
    ///   - store: an empty store.
    ///   - settle: lets time pass that passes only when it is told to, as soon as somebody waits for it.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of store: any KeyValueStore, settle: @Sendable () async -> Void = {}
    ) async -> [String] {
        let findings = Findings()
        await findings.expectSuccess("values can be stored") { try await values(store, findings) }
        await findings.expectSuccess("values can be changed") { try await updates(store, findings) }
        await findings.expectSuccess("scopes are apart") { try await scopes(store, findings) }
        await findings.expectSuccess("changes are told") { try await changes(store, settle, findings) }
        return findings.sentences
    }

    private static func values(_ store: any KeyValueStore, _ findings: Findings) async throws {
        findings.expect(try store.value(for: number) == nil, "what was never stored is not there")
        findings.expect(try store.names(in: scope).isEmpty, "an empty scope has no names")
        let film = Poster(title: "Кино \"😀\"\n\u{0}", progress: 0.1, tags: ["", "a/b"])
        try await store.set(film, for: poster)
        findings.expect(try store.value(for: poster) == film, "what is stored is read")
        for value in [0, -1, Int.max, Int.min] {
            try await store.set(value, for: number)
            findings.expect(try store.value(for: number) == value, "\(value) is read as it was stored")
        }
        findings.expect(try store.names(in: scope) == ["number", "poster"], "the names are sorted")
        let wrong = StoreKey<Int>("poster", in: scope)
        await findings.expect("a value of another type is unreadable", throws: isUnreadable) {
            _ = try store.value(for: wrong)
        }
        await findings.expect("a value of another type is not changed", throws: isUnreadable) {
            try await store.increment(wrong)
        }
        findings.expect(try store.value(for: poster) == film, "what is unreadable stays as it is")
        try await store.set(5, for: wrong)
        findings.expect(try store.value(for: wrong) == 5, "what is unreadable can be replaced")
        let double = StoreKey<Double>("double", in: scope)
        await findings.expect("a number that is not finite is refused", throws: isNotEncodable) {
            try await store.set(.infinity, for: double)
        }
        findings.expect(try store.value(for: double) == nil, "what is refused is not stored")
        try await store.set(nil, for: wrong)
        try await store.set(nil, for: wrong)
        findings.expect(try store.names(in: scope) == ["number"], "what is removed is gone")
    }

    private static func updates(_ store: any KeyValueStore, _ findings: Findings) async throws {
        try await store.set(nil, for: number)
        findings.expect(try await store.increment(number) == 1, "a number begins with 0")
        findings.expect(try await store.increment(number, by: -3) == -2, "a number can become negative")
        await findings.expect("an update that fails changes nothing", throws: { (_: Refused) in true }) {
            try await store.update(number) { value in
                value = 100
                throw Refused()
            }
        }
        findings.expect(try store.value(for: number) == -2, "an update that fails leaves what was there")
        findings.expect(try await store.compareAndSet(number, expected: 7, to: 8) == false, "another value is kept")
        findings.expect(try await store.compareAndSet(number, expected: -2, to: 8), "an expected value is replaced")
        findings.expect(try store.value(for: number) == 8, "the replaced value is read")
        findings.expect(try await store.compareAndSet(number, expected: 8, to: nil), "an expected value is removed")
        findings.expect(try await store.compareAndSet(number, expected: nil, to: 1), "nothing can be expected")
        try await store.set(0, for: number)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { try await store.increment(number) } }
            let sums = try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            findings.expect(sums == Set(1...100), "no two tasks get the same sum")
        }
    }

    private static func scopes(_ store: any KeyValueStore, _ findings: Findings) async throws {
        let scopes = [
            StoreScope("suite"), StoreScope("suite", profile: "bob"), StoreScope("other", profile: "bob"),
            StoreScope("other"),
        ]
        for (index, scope) in scopes.enumerated() { try await store.set(index, for: StoreKey("number", in: scope)) }
        func left() throws -> [Int] { try scopes.compactMap { try store.value(for: StoreKey<Int>("number", in: $0)) } }
        findings.expect(try left() == [0, 1, 2, 3], "a name is another one in each scope")
        try await store.removeAll(of: "")
        findings.expect(try left() == [0, 1, 2, 3], "nobody's values are not those of an empty profile")
        try await store.removeAll(of: "bob")
        findings.expect(try left() == [0, 3], "what belongs to a person goes, and nothing else")
        try await store.removeAll(in: StoreScope("suite"))
        findings.expect(try left() == [3], "what is in a scope goes, and nothing else")
        findings.expect(try store.value(for: number) != nil, "another person's values stay")
    }

    private static func changes(
        _ store: any KeyValueStore, _ settle: @Sendable () async -> Void, _ findings: Findings
    ) async throws {
        try await store.set(1, for: number)
        var values = try store.values(of: number).makeAsyncIterator()
        findings.expect(await values.next() == 1, "the present value comes first")
        try await store.set(1, for: number)
        try await store.set(2, for: StoreKey("number", in: StoreScope("suite")))
        for value in [2, nil, 3] {
            try await store.set(value, for: number)
            await settle()
            findings.expect(
                await values.next() == .some(value), "a change to \(value.map(String.init) ?? "nothing") is told")
        }
        let changes = try store.changes(in: scope)
        let reader = Task {
            for await _ in changes { return true }
            return false
        }
        reader.cancel()
        findings.expect(await reader.value == false, "a cancelled reader ends without a change")
    }

    private static func isUnreadable(_ error: StoreError) -> Bool {
        if case .unreadable(let key, _) = error { key.description == "suite of ada.poster" } else { false }
    }

    private static func isNotEncodable(_ error: StoreError) -> Bool {
        if case .notEncodable = error { true } else { false }
    }
}
