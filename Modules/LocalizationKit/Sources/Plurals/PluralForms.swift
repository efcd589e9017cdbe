/// The forms of one text for the numbers in it.
public struct PluralForms: Sendable, Hashable {
    /// Which argument chooses the form, from 0.
    public var argument: Int
    private let forms: [PluralCategory: String]

    /// Creates forms.
    ///
    /// - Parameters:
    ///   - argument: which argument chooses the form, from 0.
    ///   - forms: a pattern for each category that can occur.
    public init(_ argument: Int, _ forms: [PluralCategory: String]) {
        self.argument = argument
        self.forms = forms
    }

    /// The form for a category; a missing one is stood in for, since showing something is better than nothing.
    func form(for category: PluralCategory) -> String {
        forms[category] ?? forms[.other] ?? forms[.many] ?? ""
    }
}
