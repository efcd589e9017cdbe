extension Country {
    /// Zone 4 of ITU-T E.164: the calling codes that begin with 4.
    static let zone4: [Country] = [
        Country("RO", "40", trunk: "0", 6...9, "### ### ###", en: "Romania", ru: "Румыния"),
        Country("CH", "41", trunk: "0", 9...9, "## ### ## ##", en: "Switzerland", ru: "Швейцария"),
        Country("AT", "43", trunk: "0", 4...13, "### ######/# #########", en: "Austria", ru: "Австрия"),
        Country("GB", "44", trunk: "0", 7...10, "#### ######", en: "United Kingdom", ru: "Великобритания"),
        Country(
            "GG", "44", trunk: "0", areas: "1481 7781 7839 7911", 7...10, "#### ######", en: "Guernsey", ru: "Гернси"),
        Country(
            "IM", "44", trunk: "0", areas: "1624 7457 7524 7624", 10...10, "#### ######", en: "Isle of Man",
            ru: "о-в Мэн"),
        Country(
            "JE", "44", trunk: "0", areas: "1534 7509 7700 7797 7829 7937", 10...10, "#### ######", en: "Jersey",
            ru: "Джерси"),
        Country("DK", "45", 8...8, "## ## ## ##", en: "Denmark", ru: "Дания"),
        Country("SE", "46", trunk: "0", 6...10, "# ## ## ##/## ### ## ##", en: "Sweden", ru: "Швеция"),
        Country("NO", "47", 8...8, "## ## ## ##", en: "Norway", ru: "Норвегия"),
        Country("SJ", "47", areas: "79", 8...8, "## ## ## ##", en: "Svalbard & Jan Mayen", ru: "Шпицберген и Ян-Майен"),
        Country("PL", "48", 7...10, "### ### ###", en: "Poland", ru: "Польша"),
        Country("DE", "49", trunk: "0", 5...13, "## ######/#### #######", en: "Germany", ru: "Германия"),
        Country("CZ", "420", 9...9, "### ### ###", en: "Czechia", ru: "Чехия"),
        Country("SK", "421", trunk: "0", 6...9, "### ### ###", en: "Slovakia", ru: "Словакия"),
        Country("LI", "423", trunk: "0", 7...9, "### ## ##/### ### ###", en: "Liechtenstein", ru: "Лихтенштейн"),
    ]
}
