/// A picture of a Jellyfin server: whose it is, and which version of it.
struct JellyfinPicture {
    var item: String
    /// Another one as soon as the picture is another one.
    var tag: String

    var reference: String { "\(item)/\(tag)" }

    init(item: String, tag: String) { (self.item, self.tag) = (item, tag) }

    init?(_ reference: String) {
        let parts = reference.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        (item, tag) = (parts[0], parts[1])
    }
}
