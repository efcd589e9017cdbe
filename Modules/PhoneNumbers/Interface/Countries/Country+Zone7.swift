extension Country {
    /// Zone 7 of ITU-T E.164: the calling codes that begin with 7.
    static let zone7: [Country] = [
        Country("RU", "7", trunk: "8", international: "810", 10...10, "### ###-##-##", en: "Russia", ru: "Россия"),
        Country(
            "KZ", "7", trunk: "8", international: "810", areas: "6 7 33", 10...10, "### ### ####", en: "Kazakhstan",
            ru: "Казахстан"),
    ]
}
