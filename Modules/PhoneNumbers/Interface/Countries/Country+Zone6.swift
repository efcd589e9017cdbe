extension Country {
    /// Zone 6 of ITU-T E.164: the calling codes that begin with 6.
    static let zone6: [Country] = [
        Country("MY", "60", trunk: "0", 8...10, "##-### ####", en: "Malaysia", ru: "Малайзия"),
        Country("AU", "61", trunk: "0", international: "0011", 6...12, "### ### ###", en: "Australia", ru: "Австралия"),
        Country(
            "CC", "61", trunk: "0", international: "0011", areas: "89162", 6...12, "### ### ###",
            en: "Cocos (Keeling) Islands", ru: "Кокосовые о-ва"),
        Country(
            "CX", "61", trunk: "0", international: "0011", areas: "89164", 6...12, "### ### ###",
            en: "Christmas Island", ru: "о-в Рождества"),
        Country("ID", "62", trunk: "0", international: "001", 7...13, "###-###-###", en: "Indonesia", ru: "Индонезия"),
        Country("PH", "63", trunk: "0", 6...13, "# #### ####/### ### ####", en: "Philippines", ru: "Филиппины"),
        Country("NZ", "64", trunk: "0", 7...10, "# ### ####/## ### ####", en: "New Zealand", ru: "Новая Зеландия"),
        Country("SG", "65", international: "001", 8...11, "#### ####", en: "Singapore", ru: "Сингапур"),
        Country(
            "TH", "66", trunk: "0", international: "001", 8...13, "# ### ####/## ### ####", en: "Thailand",
            ru: "Таиланд"),
        Country("TL", "670", 7...8, "### ####/#### ####", en: "Timor-Leste", ru: "Восточный Тимор"),
        Country("NF", "672", 6...6, "# #####", en: "Norfolk Island", ru: "о-в Норфолк"),
        Country("BN", "673", 7...7, "### ####", en: "Brunei", ru: "Бруней"),
        Country("NR", "674", 7...7, "### ####", en: "Nauru", ru: "Науру"),
        Country("PG", "675", 7...8, "### ####/#### ####", en: "Papua New Guinea", ru: "Папуа — Новая Гвинея"),
        Country("TO", "676", 5...7, "##-###/### ####", en: "Tonga", ru: "Тонга"),
        Country("SB", "677", 5...7, "#####/## #####", en: "Solomon Islands", ru: "Соломоновы Острова"),
        Country("VU", "678", 5...7, "#####/### ####", en: "Vanuatu", ru: "Вануату"),
        Country("FJ", "679", 7...11, "### ####", en: "Fiji", ru: "Фиджи"),
        Country("PW", "680", international: "011", 7...7, "### ####", en: "Palau", ru: "Палау"),
        Country("WF", "681", 6...9, "## ## ##", en: "Wallis & Futuna", ru: "Уоллис и Футуна"),
        Country("CK", "682", 5...5, "## ###", en: "Cook Islands", ru: "Острова Кука"),
        Country("NU", "683", 4...7, "####/### ####", en: "Niue", ru: "Ниуэ"),
        Country("WS", "685", international: "0", 5...10, "#####/## #####", en: "Samoa", ru: "Самоа"),
        Country("KI", "686", 5...8, "#####/########", en: "Kiribati", ru: "Кирибати"),
        Country("NC", "687", 6...6, "##.##.##", en: "New Caledonia", ru: "Новая Каледония"),
        Country("TV", "688", 5...7, "## ###/## ####", en: "Tuvalu", ru: "Тувалу"),
        Country("PF", "689", 8...9, "## ## ## ##", en: "French Polynesia", ru: "Французская Полинезия"),
        Country("TK", "690", 4...7, "####", en: "Tokelau", ru: "Токелау"),
        Country("FM", "691", 7...7, "### ####", en: "Micronesia", ru: "Федеративные Штаты Микронезии"),
        Country(
            "MH", "692", trunk: "1", international: "011", 7...7, "###-####", en: "Marshall Islands",
            ru: "Маршалловы Острова"),
    ]
}
