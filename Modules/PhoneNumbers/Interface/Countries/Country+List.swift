extension Country {
    /// Every country, in the order of the calling codes.
    ///
    /// Where several share a calling code, the first is the one that numbers of no other area belong to.
    ///
    /// The calling codes are those that ITU-T E.164 assigns (List of Recommendation ITU-T E.164 Assigned Country Codes).
    /// Prefixes, area codes, lengths and groups are as in the metadata of libphonenumber, which gathers the numbering
    /// plans that national administrations notify to the ITU; the names are as in the Unicode CLDR.
    public static let all = zone1 + zone2 + zone3 + zone4 + zone5 + zone6 + zone7 + zone8 + zone9

    /// The country with a code of ISO 3166-1, in letters of either case; `nil` when there is none.
    ///
    /// - Parameter region: two letters, such as `RU`.
    public init?(region: some StringProtocol) {
        let upper = region.uppercased()
        guard let found = Self.all.first(where: { $0.region == upper }) else { return nil }
        self = found
    }

    /// The countries that share a calling code, the principal one first; empty when nobody has it.
    ///
    /// - Parameter callingCode: one to three digits, without a plus.
    /// - Returns: the countries.
    public static func all(callingCode: String) -> [Country] { byCallingCode[callingCode] ?? [] }

    /// The country that a national number belongs to, by the longest of the area codes that it begins with.
    static func of(_ callingCode: String, _ national: some StringProtocol) -> Country? {
        let sharing = all(callingCode: callingCode)
        let fitting = sharing.compactMap { country in
            country.areaCodes.filter(national.hasPrefix).map(\.count).max().map { (country, $0) }
        }
        return fitting.max { $0.1 < $1.1 }?.0 ?? sharing.first
    }

    private static let byCallingCode = Dictionary(grouping: all, by: \.callingCode)
}
