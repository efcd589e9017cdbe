extension Language {
    /// The language of a locale's name, such as `ru_RU.UTF-8`, `ru-RU`, `ru` or `en_GB@euro`.
    ///
    /// - Parameter locale: a name as POSIX or BCP 47 spells it; case does not count. `nil` results for `C`, `POSIX` and
    ///   languages that are not spoken here.
    public init?(locale: some StringProtocol) {
        let code = locale.prefix { $0.isLetter && $0.isASCII }.lowercased()
        self.init(rawValue: code)
    }

    /// The language that an environment asks for.
    ///
    /// The first of `TESSERA_LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty counts, as
    /// POSIX.1-2024, section 8.2, orders them.
    ///
    /// - Parameter environment: the variables of a process.
    /// - Returns: the language; English when it is not spoken here, or when no variable is set.
    public static func preferred(in environment: [String: String]) -> Language {
        let names = ["TESSERA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale.flatMap { Language(locale: $0) } ?? .english
    }
}
