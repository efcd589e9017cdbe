import LocalizationKit
import NetworkInterface
import XMLInterface

/// The pictures of a feed: RSS 2.0 and 1.0, Atom (RFC 4287), and Media RSS in any of them.
///
/// Only addresses of HTTP are taken: a feed never leads to a file of the person. Items without a picture are left out.
struct PictureFeed {
    private static let longestTitle = 200

    /// What the feed is called; `nil` when it does not say.
    let title: String?
    /// The items with pictures, in the order of the feed.
    let items: [GalleryItem]

    /// Reads a document; `nil` when it is no feed.
    ///
    /// - Parameters:
    ///   - root: the outermost element.
    ///   - base: where the feed was found, for relative addresses.
    init?(_ root: XMLElement, base: HTTPURL?) {
        let head: XMLElement?
        let entries: [XMLElement]
        switch root.name {
        case "rss":
            head = root.child("channel")
            entries = head?.children("item") ?? []
        case "RDF":
            head = root.child("channel")
            entries = root.children("item")
        case "feed":
            head = root
            entries = root.children("entry")
        default: return nil
        }
        title = head.flatMap(Self.title)
        items = entries.compactMap { Self.item($0, base) }
    }

    private static func item(_ entry: XMLElement, _ base: HTTPURL?) -> GalleryItem? {
        let media = MediaElements(entry)
        let address = { (text: String) in try? base?.resolving(text) ?? HTTPURL(text) }
        let thumbnail = media.thumbnails.lazy.compactMap(address).first
        guard let picture = media.pictures.lazy.compactMap(address).first ?? thumbnail else { return nil }
        let place = PicturePlace.web(picture)
        return GalleryItem(
            title: LocalizedText(title(entry) ?? place.name), place: place,
            thumbnail: thumbnail.map(PicturePlace.web))
    }

    /// Its own title goes before that of its media.
    private static func title(_ element: XMLElement) -> String? {
        let titles = element.children("title")
        let text = (titles.first { !MediaElements.isMedia($0) } ?? titles.first)?.text ?? ""
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(longestTitle))
    }
}
