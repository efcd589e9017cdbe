import CommandKitInterface
import LocalizationKit

/// A kind of server; its raw value is the id of the source.
enum MediaServerKind: String, CaseIterable, CommandValue {
    case jellyfin
    case kodi

    /// A name, which is the same in every language.
    var title: LocalizedText {
        switch self {
        case .jellyfin: "Jellyfin"
        case .kodi: "Kodi"
        }
    }
}
