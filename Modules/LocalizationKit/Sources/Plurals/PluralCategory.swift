/// A class of numbers that take the same form of a word.
///
/// Source: Unicode Technical Standard 35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// As in "1 file", «21 файл».
    case one
    /// As in «2 файла».
    case few
    /// As in «5 файлов», «11 файлов».
    case many
    /// Everything else: "0 files", «1,5 файла».
    case other
}
