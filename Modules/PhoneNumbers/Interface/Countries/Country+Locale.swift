extension Country {
    /// The country that the variables of a machine name, as in `ru_RU.UTF-8`; `nil` when they name none, as in `C.UTF-8`.
    ///
    /// The first of `LC_ALL`, `LC_TELEPHONE` and `LANG` that is not empty counts (POSIX.1-2024, section 8.2).
    ///
    /// - Parameter variables: the environment of a process.
    public init?(variables: [String: String]) {
        let name = ["LC_ALL", "LC_TELEPHONE", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let region = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst().first ?? ""
        self.init(region: region)
    }
}
