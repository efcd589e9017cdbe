import LocalizationKit

/// A place in the app to which a widget leads.
enum Shortcut: String, CaseIterable, Sendable {
    case library, stream, gallery

    var title: LocalizedText {
        switch self {
        case .library: Strings.myLibrary
        case .stream: Strings.stream
        case .gallery: Strings.gallery
        }
    }

    var sign: String {
        switch self {
        case .library: "♥"
        case .stream: "≋"
        case .gallery: "▦"
        }
    }

    var link: String { "tessera://widgets/\(rawValue)" }
}
