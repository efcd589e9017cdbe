/// Rows of Debian's Unicode 15.0 test files that the newer Unicode of our tables decides otherwise, by changed rule.
///
/// A row that no longer differs fails the test too.
enum NewerRules {
    /// U+2701 is a pictograph no more, so nothing joins it across ZWJ.
    static let graphemes: Set<String> = [
        "÷ 2701 × 200D × 2701 ÷"
    ]

    /// The same as for grapheme clusters.
    static let words: Set<String> = [
        "÷ 0061 × 200D × 2701 ÷",
        "÷ 2701 × 200D × 2701 ÷",
    ]

    /// LB25 since 16: a full stop or comma holds on to the digit after it.
    private static let amounts = [
        "× 002C × 0308 ÷ 0030 ÷",
        "× 002C ÷ 0030 ÷",
        "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
        "× 0061 × 002E ÷ 0032 × 0020 ÷",
        "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
        "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
        "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
        "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
        "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
        "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
        "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
        "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
        "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
        "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    ]

    /// LB20a since 16: a hyphen that begins a word holds on to its letters.
    private static let leadingHyphens = [
        "× 002D × 0308 ÷ 0023 ÷",
        "× 002D × 0308 ÷ 00A7 ÷",
        "× 002D × 0308 ÷ 05D0 ÷",
        "× 002D × 0308 ÷ 0E01 ÷",
        "× 002D × 0308 ÷ 50005 ÷",
        "× 002D ÷ 0023 ÷",
        "× 002D ÷ 00A7 ÷",
        "× 002D ÷ 05D0 ÷",
        "× 002D ÷ 0E01 ÷",
        "× 002D ÷ 50005 ÷",
    ]

    /// LB21a since 16: a Hebrew word does not hold on across a hyphen to another Hebrew word.
    private static let hebrewHyphens = [
        "× 05D0 × 002D × 05D0 ÷"
    ]

    /// LB15a and LB15b since 15.1: only marks that can open or close a quotation hold on across spaces.
    private static let quotations = [
        "× 0022 × 0020 × 0028 ÷",
        "× 0022 × 0020 × 2329 ÷",
        "× 0022 × 0308 × 0020 × 0028 ÷",
        "× 0022 × 0308 × 0020 × 2329 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 0028 × 00AB × 0020 ÷ 0308 × 0020 ÷ 00BB × 0029 ÷ 0028 × 0065 × 0308 × 0029 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 007B × 00AB × 0020 ÷ 0308 × 0020 ÷ 00BB × 007D ÷ 0028 × 0065 × 0308 × 0029 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 00AB × 0020 × 0028 × 0020 × 0308 × 0020 × 0029 × 0020 ÷ 00BB × 0028 × 0065 × 0308 × 0029 ÷",
        "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 00AB × 0020 × 007B × 0020 × 0308 × 0020 × 007D × 0020 ÷ 00BB × 0028 × 0065 × 0308 × 0029 ÷",
    ]

    /// All differences of line breaking.
    static let lines = Set(amounts + leadingHyphens + hebrewHyphens + quotations)
}
