/// What an identity tells about itself: the members of a JSON object, each as a JSON document in one line.
///
/// What they mean is agreed between clients; a server only keeps them.
public struct IdentityMetadata: Sendable, Hashable, Codable {
    /// JSON documents by name.
    public var members: [String: String]

    /// Creates metadata.
    public init(_ members: [String: String] = [:]) {
        self.members = members
    }

    /// The same with members set; those that are `null` are removed.
    ///
    /// - Parameter other: the members that are set.
    /// - Returns: both together.
    public func merging(_ other: IdentityMetadata) -> IdentityMetadata {
        IdentityMetadata(members.merging(other.members) { $1 }.filter { $0.value != "null" })
    }

    /// Its length in bytes of UTF-8, without the punctuation between members.
    public var size: Int { members.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
}
