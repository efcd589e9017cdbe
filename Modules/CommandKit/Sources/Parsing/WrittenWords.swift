/// What was written for each parameter, and how it was spelt.
struct WrittenWords {
    /// The values by the name of the parameter, in the order in which they were written.
    private(set) var values: [String: [String]] = [:]
    /// Each name with the word that a person wrote for it, and the command after which it stood.
    private(set) var spellings: [(name: String, word: String, owner: String)] = []

    mutating func add(_ value: String, to name: String, as word: String, after owner: String) {
        values[name, default: []].append(value)
        spellings.append((name, word, owner))
    }
}
