extension Country {
    /// Zone 9 of ITU-T E.164: the calling codes that begin with 9.
    static let zone9: [Country] = [
        Country("TR", "90", trunk: "0", 10...13, "### ### ## ##", en: "Türkiye", ru: "Турция"),
        Country("IN", "91", trunk: "0", 8...13, "##### #####", en: "India", ru: "Индия"),
        Country("PK", "92", trunk: "0", 8...11, "### #######", en: "Pakistan", ru: "Пакистан"),
        Country("AF", "93", trunk: "0", 9...9, "## ### ####", en: "Afghanistan", ru: "Афганистан"),
        Country("LK", "94", trunk: "0", 9...9, "## ### ####", en: "Sri Lanka", ru: "Шри-Ланка"),
        Country("MM", "95", trunk: "0", 6...10, "# ### ###/# ### ####", en: "Myanmar (Burma)", ru: "Мьянма (Бирма)"),
        Country("IR", "98", trunk: "0", 6...10, "### ### ####", en: "Iran", ru: "Иран"),
        Country("MV", "960", 7...10, "###-####", en: "Maldives", ru: "Мальдивы"),
        Country("LB", "961", trunk: "0", 7...8, "# ### ###/## ### ###", en: "Lebanon", ru: "Ливан"),
        Country("JO", "962", trunk: "0", 8...9, "# ### ####/# #### ####", en: "Jordan", ru: "Иордания"),
        Country("SY", "963", trunk: "0", 8...9, "### ### ###", en: "Syria", ru: "Сирия"),
        Country("IQ", "964", trunk: "0", 8...10, "# ### ####/### ### ####", en: "Iraq", ru: "Ирак"),
        Country("KW", "965", 7...8, "### #####", en: "Kuwait", ru: "Кувейт"),
        Country("SA", "966", trunk: "0", 9...10, "## ### ####", en: "Saudi Arabia", ru: "Саудовская Аравия"),
        Country("YE", "967", trunk: "0", 7...9, "# ### ###/### ### ###", en: "Yemen", ru: "Йемен"),
        Country("OM", "968", 7...9, "#### ####", en: "Oman", ru: "Оман"),
        Country(
            "PS", "970", trunk: "0", 8...10, "# ### ####/### ### ###", en: "Palestinian Territories",
            ru: "Палестинские территории"),
        Country("AE", "971", trunk: "0", 5...12, "# ### ####/## ### ####", en: "United Arab Emirates", ru: "ОАЭ"),
        Country("IL", "972", trunk: "0", 7...12, "#-###-####/##-###-####", en: "Israel", ru: "Израиль"),
        Country("BH", "973", 8...8, "#### ####", en: "Bahrain", ru: "Бахрейн"),
        Country("QA", "974", 7...11, "#### ####", en: "Qatar", ru: "Катар"),
        Country("BT", "975", 7...8, "# ### ###/## ## ## ##", en: "Bhutan", ru: "Бутан"),
        Country("MN", "976", trunk: "0", international: "001", 8...10, "#### ####", en: "Mongolia", ru: "Монголия"),
        Country("NP", "977", trunk: "0", 8...11, "#-#######/###-#######", en: "Nepal", ru: "Непал"),
        Country("TJ", "992", international: "810", 9...9, "## ### ####", en: "Tajikistan", ru: "Таджикистан"),
        Country(
            "TM", "993", trunk: "8", international: "810", 8...8, "## ######", en: "Turkmenistan", ru: "Туркменистан"),
        Country("AZ", "994", trunk: "0", 9...9, "## ### ## ##", en: "Azerbaijan", ru: "Азербайджан"),
        Country("GE", "995", trunk: "0", 9...9, "### ## ## ##", en: "Georgia", ru: "Грузия"),
        Country("KG", "996", trunk: "0", 9...10, "### ### ###", en: "Kyrgyzstan", ru: "Киргизия"),
        Country("UZ", "998", 9...9, "## ### ## ##", en: "Uzbekistan", ru: "Узбекистан"),
    ]
}
