public import LocalizationKit

/// A country or territory with a numbering plan of ITU-T E.164.
public struct Country: Sendable, Hashable, Identifiable {
    /// The two letters of ISO 3166-1, such as `RU`; `XK` for Kosovo, `AC` and `TA` for parts of Saint Helena.
    public let region: String
    /// The digits behind the plus, one to three; several countries may share them.
    public let callingCode: String
    /// What is dialled before a national number at home, such as `8` or `0`; `nil` where nothing is.
    public let trunkPrefix: String?
    /// What is dialled in place of the plus, such as `00`.
    public let internationalPrefix: String
    /// The first digits of its national numbers, where another country has the same calling code.
    public let areaCodes: [String]
    /// How many digits a national number has, without the trunk prefix.
    public let lengths: ClosedRange<Int>
    /// What the country is called.
    public let name: LocalizedText

    /// How the digits are grouped, a `#` for each, from the shortest pattern to the longest.
    let patterns: [String]

    /// The two letters of ISO 3166-1.
    public var id: String { region }

    /// A row of the table: its names stand with its numbers, so that one line says everything of a country.
    init(
        _ region: String, _ callingCode: String, trunk: String? = nil, international: String = "00",
        areas: String = "", _ lengths: ClosedRange<Int>, _ patterns: String, en: String, ru: String
    ) {
        self.region = region
        self.callingCode = callingCode
        trunkPrefix = trunk
        internationalPrefix = international
        areaCodes = areas.split(whereSeparator: \.isWhitespace).map(String.init)
        self.lengths = lengths
        self.patterns = patterns.split(separator: "/").map(String.init)
        name = LocalizedText(en: TextPattern(stringLiteral: en), ru: TextPattern(stringLiteral: ru))
    }
}
