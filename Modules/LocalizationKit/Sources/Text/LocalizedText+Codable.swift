extension LocalizedText: Codable {
    private enum Key: String, CodingKey {
        case en, ru
    }

    /// Reads a string, which is the same in every language, or an object with the members `en` and `ru`.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.singleValueContainer(), let string = try? container.decode(String.self) {
            self.init(string)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        let (english, russian) = (
            try container.decode(String.self, forKey: .en), try container.decode(String.self, forKey: .ru)
        )
        self.init(en: .plain(english), ru: .plain(russian))
    }

    /// Writes what it says now in each language: what is stored is read again in the language of that time, but its
    /// arguments are fixed.
    public func encode(to encoder: any Encoder) throws {
        guard isTranslated else {
            var container = encoder.singleValueContainer()
            return try container.encode(text(in: .english))
        }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(text(in: .english), forKey: .en)
        try container.encode(text(in: .russian), forKey: .ru)
    }
}
