/// A server that a person has added, without what is secret about it.
struct MediaAccount: Codable, Sendable, Equatable {
    /// The address of the server, with the path below which it answers.
    var address: String
    /// The name by which the person is known there; `nil` where nobody has to sign in.
    var user: String?
    /// What the server calls that person.
    var userID: String?
    /// What this machine is called there, the same as long as it is the same.
    var device: String?
}
