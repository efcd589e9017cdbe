import PhoneNumbersInterface
import StorageInterface

/// The contacts in the store of a person.
struct StoredContacts: Sendable {
    private let store: any KeyValueStore
    private let profile: CallProfile

    init(_ store: any KeyValueStore, _ profile: CallProfile) { (self.store, self.profile) = (store, profile) }

    private static func scope(_ profile: String) -> StoreScope { StoreScope("calls.contacts", profile: profile) }
    private var key: StoreKey<[Contact]> { StoreKey("contacts", in: Self.scope(profile.name)) }

    /// The contacts.
    ///
    /// - Parameter numbers: how numbers are read.
    /// - Returns: the contacts, to be searched.
    /// - Throws: what keeps them from being read.
    func book(in numbers: PhoneNumberReader) throws(StoreError) -> ContactBook {
        ContactBook(try store.value(for: key) ?? [], in: numbers)
    }

    /// The times at which they change, in whichever process, or belong to somebody else.
    func updates() -> AsyncStream<Void> { profile.changes(of: store, in: Self.scope) }

    /// Takes contacts in; one that is there already, by its id or by its name and a number, is put in its place.
    ///
    /// - Returns: how many were not there.
    func add(_ contacts: [Contact]) async throws -> Int {
        try await store.update(key) { stored in
            var merge = ContactMerge(stored ?? [])
            for contact in contacts { merge.put(contact) }
            defer { stored = merge.all }
            return merge.all.count - (stored?.count ?? 0)
        }
    }

    /// Forgets contacts.
    func remove(_ contacts: [Contact]) async throws {
        try await store.update(key) { $0?.removeAll(where: contacts.contains) }
    }
}
