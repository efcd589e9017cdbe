import PhoneNumbersInterface

/// The contacts of a person, and who is behind a number.
struct ContactBook: Equatable, Sendable {
    /// One way to call somebody, as it is found.
    struct Entry: Hashable, Sendable, Identifiable {
        let name: String
        let handle: Contact.Handle

        var id: String { "\(name) \(handle.text)" }
    }

    /// The contacts, sorted by their names.
    let contacts: [Contact]
    private let names: [String: String]
    private let numbers: PhoneNumberReader

    /// - Parameters:
    ///   - contacts: the contacts, in any order.
    ///   - numbers: how numbers are read.
    init(_ contacts: [Contact] = [], in numbers: PhoneNumberReader = PhoneNumberReader()) {
        self.contacts = contacts.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
        self.numbers = numbers
        let pairs = contacts.flatMap { contact in
            contact.handles.map { (HandleKey.of($0.text, in: numbers), contact.name) }
        }
        names = Dictionary(pairs) { first, _ in first }
    }

    /// Who is behind a number or address, however it is written; `nil` for a stranger.
    func name(of handle: String) -> String? {
        names.isEmpty ? nil : names[handle] ?? names[HandleKey.of(handle, in: numbers)]
    }

    /// Whom a text may mean: words that names begin with, or digits of a number; everybody for an empty text.
    ///
    /// - Parameter text: what stands in the field.
    /// - Returns: every way to call them, sorted by their names.
    func entries(for text: String) -> [Entry] {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        let typed = DialledText(typed: text)
        let isNumber = !typed.digits.isEmpty && !text.contains(where: \.isLetter)
        return contacts.flatMap { contact in
            let isNamed = Self.matches(contact.name, words)
            return contact.handles.filter { handle in
                isNamed || isNumber && DialledText(typed: handle.text).digits.contains(typed.digits)
                    || words.count == 1 && handle.text.lowercased().contains(words[0])
            }
            .map { Entry(name: contact.name, handle: $0) }
        }
    }

    private static func matches(_ name: String, _ words: [Substring]) -> Bool {
        let parts = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
    }

    /// The contacts that a word on a command line names: by the whole name, or by a number or address.
    func named(_ word: String) -> [Contact] {
        let (name, key) = (word.lowercased(), HandleKey.of(word, in: numbers))
        return contacts.filter { contact in
            contact.name.lowercased() == name
                || contact.handles.contains { HandleKey.of($0.text, in: numbers) == key }
        }
    }
}
