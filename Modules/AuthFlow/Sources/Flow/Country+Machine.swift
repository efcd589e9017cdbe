import PhoneNumberKit

extension Country {
    /// The country that the variables of a machine name, as in `ru_RU.UTF-8`; the one of the calling code 1 when none.
    ///
    /// The first of `LC_ALL`, `LC_TELEPHONE` and `LANG` that says something counts (POSIX.1-2017, 8.2).
    static func ofMachine(_ variables: [String: String]) -> Country? {
        let name = ["LC_ALL", "LC_TELEPHONE", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let region = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first ?? ""
        return Country(region: region) ?? all.first
    }
}
