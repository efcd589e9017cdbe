/// The typed name of a record.
public struct AuthRecordKey<Record: AuthRecord>: Sendable, Hashable {
    /// The name, unique among all records: ASCII letters, digits and points.
    public let name: String

    /// Creates a key; two keys are the same when their names are.
    ///
    /// - Parameter name: the name.
    public init(_ name: String) {
        self.name = name
    }
}
