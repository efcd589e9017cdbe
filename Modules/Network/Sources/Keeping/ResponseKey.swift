/// The name of a kept response.
package struct ResponseKey: Sendable, Hashable {
    /// The profile that it is kept for.
    package let profile: String
    /// What was asked, and all that a server chooses its answer by.
    package let name: String

    package init(_ name: String, profile: String) {
        self.name = name
        self.profile = profile
    }
}
