import LocalizationKit
import WidgetCoreInterface

/// Films that belong to everybody, for who has none: their addresses lead to the Internet Archive.
enum PublicDomain {
    static let items: [MediaItem] = [
        film("metropolis1927", "Metropolis", 1927, 9180, ["scifi"], ["de"]),
        film("TheGeneral", "The General", 1926, 4500, ["comedy"], ["us"]),
        film("nosferatu1922", "Nosferatu", 1922, 5640, ["horror"], ["de"]),
        film("BattleshipPotemkin", "Battleship Potemkin", 1925, 4500, ["drama"], ["su"]),
        film("The_Cabinet_of_Dr._Caligari", "The Cabinet of Dr. Caligari", 1920, 4560, ["horror"], ["de"]),
        film("ATripToTheMoon1902", "A Trip to the Moon", 1902, 840, ["scifi"], ["fr"]),
    ]

    static let words = MediaWords(
        genres: [
            "comedy": LocalizedText(en: "comedy", ru: "комедия"), "drama": LocalizedText(en: "drama", ru: "драма"),
            "horror": LocalizedText(en: "horror", ru: "ужасы"),
            "scifi": LocalizedText(en: "science fiction", ru: "фантастика"),
        ],
        countries: [
            "de": LocalizedText(en: "Germany", ru: "Германия"), "fr": LocalizedText(en: "France", ru: "Франция"),
            "su": LocalizedText(en: "USSR", ru: "СССР"), "us": LocalizedText(en: "USA", ru: "США"),
        ])

    private static func film(
        _ name: String, _ title: String, _ year: Int, _ seconds: Double, _ genres: [String], _ countries: [String]
    ) -> MediaItem {
        var item = MediaItem(MediaID("https://archive.org/details/\(name)", from: LocalCatalog.id), title: title)
        (item.year, item.duration, item.genres, item.countries) = (year, seconds, genres, countries)
        return item
    }
}
