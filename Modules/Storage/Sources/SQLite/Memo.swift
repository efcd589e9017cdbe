import StorageInterface

/// Decoded values of one state of a database, so that what is drawn again and again is decoded once.
final class Memo {
    /// What reading found.
    enum Finding<Value: Sendable>: Sendable {
        /// A value that was decoded before.
        case value(Value?)
        /// The text of a value, and the state in which it was read.
        case text(String?, version: Int)
    }

    /// A value, or that there is none.
    struct Remembered<Value: Sendable>: Sendable {
        let value: Value?
    }

    private struct Place: Hashable {
        let type: ObjectIdentifier
        let scope: StoreScope
        let name: String
    }

    private static let limit = 512
    private var values: [Place: any Sendable] = [:]
    private var version = 0

    /// What is remembered of a state.
    ///
    /// - Parameters:
    ///   - key: the key of the value.
    ///   - version: the state, as the connection numbers it; what is of another one is forgotten.
    /// - Returns: the value, or that there is none; `nil` when neither is remembered.
    func value<Value>(for key: StoreKey<Value>, _ version: Int) -> Remembered<Value>? {
        if version != self.version {
            values.removeAll(keepingCapacity: true)
            self.version = version
        }
        return values[Self.place(key)] as? Remembered<Value>
    }

    /// Remembers a value, unless the database has become another one meanwhile.
    func remember<Value>(_ value: Value?, for key: StoreKey<Value>, _ version: Int) {
        guard version == self.version else { return }
        if values.count >= Self.limit { values.removeAll(keepingCapacity: true) }
        values[Self.place(key)] = Remembered(value: value)
    }

    private static func place<Value>(_ key: StoreKey<Value>) -> Place {
        Place(type: ObjectIdentifier(Value.self), scope: key.scope, name: key.name)
    }
}
