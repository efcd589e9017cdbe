import LocalizationKit
import Testing

@Suite("The language of an environment")
struct LanguageTests {
    @Test("names of locales are understood as POSIX and BCP 47 spell them")
    func locales() {
        let rows: [(String, Language?)] = [
            ("ru_RU.UTF-8", .russian), ("ru-RU", .russian), ("ru", .russian), ("RU", .russian), ("ru@euro", .russian),
            ("en_GB.ISO-8859-1", .english), ("en", .english), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil),
            ("fr_FR.UTF-8", nil), ("rus", nil), ("", nil), ("_ru", nil),
        ]
        for (name, language) in rows { #expect(Language(locale: name) == language, "\(name)") }
    }

    @Test("the first variable that is set and not empty counts")
    func order() {
        let rows: [([String: String], Language)] = [
            ([:], .english), (["LANG": "ru_RU.UTF-8"], .russian),
            (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], .english),
            (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"], .russian),
            (["LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_US.UTF-8"], .russian),
            (["LC_ALL": "", "LANG": "ru_RU.UTF-8"], .russian), (["LC_ALL": "C", "LANG": "ru_RU.UTF-8"], .english),
            (["LC_ALL": "fr_FR.UTF-8", "LANG": "ru_RU.UTF-8"], .english),
            (["TESSERA_LANGUAGE": "ru", "LC_ALL": "en_US.UTF-8"], .russian),
            (["LC_TIME": "ru_RU.UTF-8"], .english),
        ]
        for (environment, language) in rows {
            #expect(Language.preferred(in: environment) == language, "\(environment)")
        }
    }
}
