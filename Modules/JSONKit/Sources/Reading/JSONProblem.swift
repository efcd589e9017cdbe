import LocalizationKit

/// What can be wrong with a document, in each language.
///
/// The generator of string catalogues reads JSON with this module, which therefore has no catalogue itself.
enum JSONProblem {
    static func expected(_ what: LocalizedText, found: LocalizedText) -> LocalizedText {
        LocalizedText(en: "expected {0}, found {1}", ru: "ожидается {0}, найдено: {1}", .text(what), .text(found))
    }

    static func duplicateKey(_ key: String) -> LocalizedText {
        LocalizedText(en: "duplicate key `{0}`", ru: "ключ `{0}` повторяется", .text(LocalizedText(key)))
    }

    static func unknownKey(_ key: String, _ hint: LocalizedText) -> LocalizedText {
        LocalizedText(
            en: "unknown key `{0}`; {1}", ru: "неизвестный ключ `{0}`; {1}", .text(LocalizedText(key)), .text(hint))
    }

    static func knownKeys(_ keys: [String]) -> LocalizedText {
        let list = TextArgument.text(LocalizedText(keys.sorted().joined(separator: ", ")))
        return LocalizedText(en: "known keys: {0}", ru: "известные ключи: {0}", list)
    }

    static func missingKey(_ key: String) -> LocalizedText {
        LocalizedText(en: "missing key `{0}`", ru: "нет ключа `{0}`", .text(LocalizedText(key)))
    }

    static func tooDeep(_ levels: Int) -> LocalizedText {
        LocalizedText(
            en: "nested more than {0} levels deep", ru: "вложенность больше {0} уровней", .integer(levels))
    }

    static func colon(after key: String) -> LocalizedText {
        LocalizedText(en: "`:` after the key `{0}`", ru: "`:` после ключа `{0}`", .text(LocalizedText(key)))
    }

    static func either(_ first: String, _ second: String) -> LocalizedText {
        LocalizedText(
            en: "`{0}` or `{1}`", ru: "`{0}` или `{1}`", .text(LocalizedText(first)), .text(LocalizedText(second)))
    }

    static func wholeNumber<Number: FixedWidthInteger>(from least: Number, to greatest: Number) -> LocalizedText {
        // As JSON writes them: the thousands are not apart, and 128 bits do not fit into an argument.
        LocalizedText(
            en: "a whole number from {0} to {1}", ru: "целое число от {0} до {1}", .text(LocalizedText("\(least)")),
            .text(LocalizedText("\(greatest)")))
    }

    static func unknownEscape(_ letter: Unicode.Scalar) -> LocalizedText {
        LocalizedText(
            en: "unknown escape `\\{0}`", ru: "неизвестная escape-последовательность `\\{0}`",
            .text(LocalizedText(String(letter))))
    }

    static let endOfLine = LocalizedText(en: "the end of the line", ru: "конец строки")
    static let endOfDocument = LocalizedText(en: "the end of the document", ru: "конец документа")
    static let value = LocalizedText(en: "a value", ru: "значение")
    static let key = LocalizedText(en: "a key in double quotes", ru: "ключ в двойных кавычках")
    static let comment = LocalizedText(en: "expected `//` or `/*`", ru: "ожидается `//` или `/*`")
    static let openComment = LocalizedText(en: "this comment never ends", ru: "этот комментарий не закрыт")
    static let openString = LocalizedText(en: "this string never ends", ru: "эта строка не закрыта")
    static let digit = LocalizedText(en: "a digit", ru: "цифра")
    static let noDigit = LocalizedText(
        en: "no digit after a leading zero", ru: "после начального нуля нет цифры")
    static let hexDigit = LocalizedText(en: "a hex digit", ru: "шестнадцатеричная цифра")
    static let escape = LocalizedText(en: "an escape", ru: "escape-последовательность")
    static let control = LocalizedText(
        en: "a control character written as an escape", ru: "управляющий символ, записанный escape-последовательностью")
    static let surrogate = LocalizedText(en: "half of a surrogate pair", ru: "половина суррогатной пары")
    static let string = LocalizedText(en: "a string", ru: "строка")
    static let bool = LocalizedText(en: "true or false", ru: "true или false")
    static let boolean = LocalizedText(en: "a boolean", ru: "логическое значение")
    static let number = LocalizedText(en: "a number", ru: "число")
    static let wholeNumber = LocalizedText(en: "a whole number", ru: "целое число")
    static let array = LocalizedText(en: "an array", ru: "массив")
    static let object = LocalizedText(en: "an object", ru: "объект")
}
