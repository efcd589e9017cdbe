public import AuthBackendInterface
import AuthFlowInterface
import FeatureKitTesting
import PlatformInterface

/// What every store of records does.
public enum AuthRecordStoreConformance {
    private struct Note: AuthRecord, Equatable {
        var text = ""
        var count = 0
        var end: WallTime?
    }

    private static let key = AuthRecordKey<Note>("note.1")
    private static let other = AuthRecordKey<Note>("note.2")

    /// Looks at a store.
    ///
    /// - Parameter stores: an empty store, as two processes have it.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of stores: (any AuthRecordStore, any AuthRecordStore)) async -> [String] {
        let findings = Findings()
        await findings.expectSuccess("records can be kept") { try await keeps(stores, findings) }
        await findings.expectSuccess("records can be counted in") { try await counts(stores, findings) }
        await findings.expectSuccess("ends are told") { try await tellsEnds(stores.0, findings) }
        return findings.sentences
    }

    private static func keeps(
        _ stores: (any AuthRecordStore, any AuthRecordStore), _ findings: Findings
    ) async throws {
        findings.expect(try await stores.0.record(for: key) == nil, "what was never kept is not there")
        let note = Note(text: "Кино \"😀\" '$1' \\ \n\u{0}", count: .max)
        let before = try await stores.0.update(key) { record in
            let before = record
            record = note
            return before
        }
        findings.expect(before == nil, "a change sees that there is nothing")
        findings.expect(try await stores.0.record(for: key) == note, "what is kept is read")
        findings.expect(try await stores.1.record(for: key) == note, "what is kept is read by the other process")
        findings.expect(try await stores.1.update(key) { $0 } == note, "a change sees what the other process kept")
        findings.expect(try await stores.0.record(for: other) == nil, "another record is not changed")
        try await stores.1.update(key) { $0 = nil }
        try await stores.1.update(key) { $0 = nil }
        findings.expect(try await stores.0.record(for: key) == nil, "what is removed is gone")
    }

    private static func counts(
        _ stores: (any AuthRecordStore, any AuthRecordStore), _ findings: Findings
    ) async throws {
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<100 {
                group.addTask { try await count(index.isMultiple(of: 2) ? stores.0 : stores.1) }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        findings.expect(counts == Set(1...100), "no two changes see the same record, also one that was not there")
    }

    private static func count(_ store: any AuthRecordStore) async throws -> Int {
        try await store.update(key) { record in
            var note = record ?? Note()
            note.count += 1
            record = note
            return note.count
        }
    }

    private static func tellsEnds(_ store: any AuthRecordStore, _ findings: Findings) async throws {
        let moment = WallTime(seconds: 1_767_225_600)
        try await store.update(key) { $0 = Note(end: moment) }
        try await store.update(other) { $0 = Note(end: moment.advanced(by: .milliseconds(1))) }
        findings.expect(try await store.names(endedBy: moment).contains(key.name), "a record that has ended is named")
        let later = try await store.names(endedBy: moment.advanced(by: .milliseconds(1)))
        findings.expect(Set(later) == [key.name, other.name], "records that have ended are named once")
        try await store.update(other) { $0 = nil }
        let left = try await store.names(endedBy: moment.advanced(by: .seconds(1)))
        findings.expect(left == [key.name], "a record that is gone is not named")
    }
}
