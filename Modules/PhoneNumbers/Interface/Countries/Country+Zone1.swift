extension Country {
    /// Zone 1 of ITU-T E.164: the calling codes that begin with 1.
    static let zone1: [Country] = [
        northAmerican("US", en: "United States", ru: "США"),
        northAmerican("AG", "268", en: "Antigua & Barbuda", ru: "Антигуа и Барбуда"),
        northAmerican("AI", "264", en: "Anguilla", ru: "Ангилья"),
        northAmerican("AS", "684", en: "American Samoa", ru: "Американское Самоа"),
        northAmerican("BB", "246", en: "Barbados", ru: "Барбадос"),
        northAmerican("BM", "441", en: "Bermuda", ru: "Бермудские о-ва"),
        northAmerican("BS", "242", en: "Bahamas", ru: "Багамы"),
        northAmerican(
            "CA",
            """
            204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431
            437 438 450 460 468 474 506 514 519 548 568 579 581 584 587 600 604 613 622 639
            647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942
            """,
            en: "Canada", ru: "Канада"),
        northAmerican("DM", "767", en: "Dominica", ru: "Доминика"),
        northAmerican("DO", "809 829 849", en: "Dominican Republic", ru: "Доминиканская Республика"),
        northAmerican("GD", "473", en: "Grenada", ru: "Гренада"),
        northAmerican("GU", "671", en: "Guam", ru: "Гуам"),
        northAmerican("JM", "658 876", en: "Jamaica", ru: "Ямайка"),
        northAmerican("KN", "869", en: "St. Kitts & Nevis", ru: "Сент-Китс и Невис"),
        northAmerican("KY", "345", en: "Cayman Islands", ru: "Острова Кайман"),
        northAmerican("LC", "758", en: "St. Lucia", ru: "Сент-Люсия"),
        northAmerican("MP", "670", en: "Northern Mariana Islands", ru: "Северные Марианские о-ва"),
        northAmerican("MS", "664", en: "Montserrat", ru: "Монтсеррат"),
        northAmerican("PR", "787 939", en: "Puerto Rico", ru: "Пуэрто-Рико"),
        northAmerican("SX", "721", en: "Sint Maarten", ru: "Синт-Мартен"),
        northAmerican("TC", "649", en: "Turks & Caicos Islands", ru: "о-ва Тёркс и Кайкос"),
        northAmerican("TT", "868", en: "Trinidad & Tobago", ru: "Тринидад и Тобаго"),
        northAmerican("VC", "784", en: "St. Vincent & Grenadines", ru: "Сент-Винсент и Гренадины"),
        northAmerican("VG", "284", en: "British Virgin Islands", ru: "Виргинские о-ва (Великобритания)"),
        northAmerican("VI", "340", en: "U.S. Virgin Islands", ru: "Виргинские о-ва (США)"),
    ]

    /// A country of the North American numbering plan: ten digits, told apart by the first three.
    private static func northAmerican(_ region: String, _ areas: String = "", en: String, ru: String) -> Country {
        Country(
            region, "1", trunk: "1", international: "011", areas: areas, 10...10, "###-###-####", en: en, ru: ru)
    }
}
