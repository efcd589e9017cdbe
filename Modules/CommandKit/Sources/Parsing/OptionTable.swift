import CommandKitInterface

/// Finds options by what a person wrote.
struct OptionTable {
    private var long: [String: Entry] = [:]
    private var short: [Character: Entry] = [:]

    /// An option, and what writing it without a value means.
    struct Entry {
        var specification: ParameterSpecification
        /// `true` or `false` for a flag, `nil` when a value has to follow.
        var meaning: String?
    }

    init(_ specifications: [ParameterSpecification]) {
        specifications.forEach { add($0) }
    }

    subscript(long name: some StringProtocol) -> Entry? { long[String(name)] }
    subscript(short letter: Character) -> Entry? { short[letter] }

    /// Every spelling with its hyphens, sorted, for suggestions.
    var spellings: [String] { long.keys.map { "--\($0)" }.sorted() + short.keys.map { "-\($0)" }.sorted() }

    private mutating func add(_ specification: ParameterSpecification) {
        let meaning: String? = specification.kind == .option ? nil : "true"
        let entry = Entry(specification: specification, meaning: meaning)
        long[specification.name] = entry
        if let letter = specification.short { short[letter] = entry }
        if specification.kind == .flag(isNegatable: true) {
            long["no-\(specification.name)"] = Entry(specification: specification, meaning: "false")
        }
    }
}
