/// Where responses are kept.
package protocol ResponseStore: Sendable {
    /// What is kept under a key.
    func response(_ key: String) async -> KeptResponse?
    /// Keeps a response, or nothing any more. A store that cannot keep it forgets it.
    func keep(_ response: KeptResponse?, _ key: String) async
}
