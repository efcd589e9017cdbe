/// Somebody whom a person knows, with the ways to call them.
struct Contact: Codable, Hashable, Sendable {
    /// One way to call them.
    struct Handle: Codable, Hashable, Sendable {
        /// The number or address in the form that is stored, or as it was written where it is neither.
        var text: String
        /// `cell`, `work` or `home`; empty where nobody said.
        var label = ""
    }

    /// What the file that it comes from calls it; empty for none.
    var id: String
    var name: String
    var handles: [Handle]
}
