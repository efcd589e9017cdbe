import PhoneNumbersInterface

extension Country {
    /// The country that the variables of a machine name; the one of the calling code 1 when they name none.
    static func ofMachine(_ variables: [String: String]) -> Country? { Country(variables: variables) ?? all.first }
}
