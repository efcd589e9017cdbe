public import LocalizationKit

/// What the identifiers of a source mean: they stand in its items, and the words in one place.
public struct MediaWords: Codable, Sendable, Hashable {
    /// The genres by their identifiers.
    public var genres: [String: LocalizedText]
    /// The countries by their identifiers.
    public var countries: [String: LocalizedText]

    /// Creates a dictionary.
    public init(genres: [String: LocalizedText] = [:], countries: [String: LocalizedText] = [:]) {
        self.genres = genres
        self.countries = countries
    }
}
