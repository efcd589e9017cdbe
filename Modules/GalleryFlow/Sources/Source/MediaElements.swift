import XMLInterface

/// Where the pictures of one item of a feed are.
///
/// Media RSS 1.5.1: `content` and `thumbnail` stand in the item, in a `group` or in a `content`.
struct MediaElements {
    /// Addresses of pictures, the widest first, then those that are enclosed.
    let pictures: [String]
    /// Addresses of small ones.
    let thumbnails: [String]

    init(_ entry: XMLElement) {
        let outer = entry.children + entry.children("group").filter(Self.isMedia).flatMap(\.children)
        let all = outer + outer.filter(Self.isMedia).filter { $0.name == "content" }.flatMap(\.children)
        let contents = all.filter { $0.name == "content" && Self.isMedia($0) && Self.isPicture($0, "url") }
        let widest = contents.enumerated().sorted { ($1.element.width, $0.offset) < ($0.element.width, $1.offset) }
        let enclosures = entry.children("enclosure").filter { Self.isPicture($0, "url") }
        let links = entry.children("link").filter {
            $0.attributes["rel"] == "enclosure" && Self.isPicture($0, "href")
        }
        pictures =
            widest.compactMap { $0.element.attributes["url"] } + enclosures.compactMap { $0.attributes["url"] }
            + links.compactMap { $0.attributes["href"] }
        thumbnails = all.filter { $0.name == "thumbnail" && Self.isMedia($0) }.compactMap { $0.attributes["url"] }
    }

    static func isMedia(_ element: XMLElement) -> Bool {
        element.namespace.hasPrefix("http://search.yahoo.com/mrss")
    }

    /// What says neither its medium nor its type is taken by its ending.
    private static func isPicture(_ element: XMLElement, _ address: String) -> Bool {
        guard let address = element.attributes[address] else { return false }
        if let medium = element.attributes["medium"] { return medium == "image" }
        if let type = element.attributes["type"] { return type.hasPrefix("image/") }
        return PictureName.isOne(address.prefix { $0 != "?" && $0 != "#" })
    }
}

extension XMLElement {
    fileprivate var width: Int { attributes["width"].flatMap { Int($0) } ?? 0 }
}
