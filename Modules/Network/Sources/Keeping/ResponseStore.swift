/// Where responses are kept.
protocol ResponseStore: Sendable {
    /// What is kept under a key.
    func response(_ key: ResponseKey) async -> KeptResponse?
    /// Keeps a response, or nothing any more. A store that cannot keep it forgets it.
    func keep(_ response: KeptResponse?, _ key: ResponseKey) async
    /// Says that what is kept was found to be right again, without writing it anew.
    func confirm(_ key: ResponseKey) async
}
