extension Country {
    /// Zone 8 of ITU-T E.164: the calling codes that begin with 8.
    static let zone8: [Country] = [
        Country(
            "JP", "81", trunk: "0", international: "010", 8...13, "#-####-####/##-####-####", en: "Japan", ru: "Япония"),
        Country(
            "KR", "82", trunk: "0", international: "001", 5...13, "#-###-####/##-####-####", en: "South Korea",
            ru: "Республика Корея"),
        Country("VN", "84", trunk: "0", 8...10, "### ### ###/### #### ###", en: "Vietnam", ru: "Вьетнам"),
        Country("CN", "86", trunk: "0", 7...12, "## #### ####/### #### ####", en: "China", ru: "Китай"),
        Country("KP", "850", trunk: "0", 8...10, "# ### ####/### ### ####", en: "North Korea", ru: "КНДР"),
        Country("HK", "852", international: "001", 5...11, "#### ####", en: "Hong Kong", ru: "Гонконг"),
        Country("MO", "853", 7...8, "#### ####", en: "Macao", ru: "Макао"),
        Country("KH", "855", trunk: "0", international: "001", 8...10, "## ### ###", en: "Cambodia", ru: "Камбоджа"),
        Country("LA", "856", trunk: "0", 8...10, "## ### ###/## ## ### ###", en: "Laos", ru: "Лаос"),
        Country("BD", "880", trunk: "0", 6...10, "#-#######/####-######", en: "Bangladesh", ru: "Бангладеш"),
        Country("TW", "886", trunk: "0", international: "002", 7...11, "### ### ###", en: "Taiwan", ru: "Тайвань"),
    ]
}
