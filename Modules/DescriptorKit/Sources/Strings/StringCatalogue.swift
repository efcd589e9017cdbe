public import JSONKit

/// The texts of one module, as its `strings.json` has them.
///
///     {
///       "greeting": { "en": "hello, {name:text}", "ru": "здравствуйте, {name}", "comment": "a person's first name" },
///       "calls": {
///         "en": { "one": "{count:integer} call", "other": "{count} calls" },
///         "ru": { "one": "{count} звонок", "few": "{count} звонка", "many": "{count} звонков" }
///       }
///     }
public struct StringCatalogue {
    /// The entries that are well made, in their order.
    let entries: [StringEntry]
    /// Everything that is wrong with the others.
    public let problems: [JSONError]

    /// Reads a catalogue.
    ///
    /// - Parameter text: the document.
    /// - Throws: `JSONError` when it is no JSON object with unique keys.
    public init(parsing text: String) throws(JSONError) {
        var entries: [StringEntry] = []
        var problems: [JSONError] = []
        for member in try JSONNode(parsing: text).members() {
            do { entries.append(try StringEntry(member)) } catch { problems.append(error) }
        }
        self.entries = entries
        self.problems = problems
    }

    /// A problem for each key that no source mentions.
    ///
    /// - Parameter used: the keys that the sources of the module mention.
    /// - Returns: the problems in the order of the catalogue.
    public func unused(besides used: Set<String>) -> [JSONError] {
        entries.filter { !used.contains($0.key) }.map {
            JSONError("`\($0.key)` is used nowhere; delete it, or write Strings.\($0.key)", at: $0.position)
        }
    }
}
