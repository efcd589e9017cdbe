/// The name of a kept response.
struct ResponseKey: Sendable, Hashable {
    /// The profile that it is kept for.
    let profile: String
    /// What was asked, and all that a server chooses its answer by.
    let name: String

    init(_ name: String, profile: String) {
        self.name = name
        self.profile = profile
    }
}
