import NetworkInterface

/// Where pictures come from.
enum GallerySource: Hashable, Sendable {
    /// The program itself.
    case samples
    /// A file, which is a picture or a feed, or a folder.
    case file(FilePath)
    /// An address, at which a picture or a feed is.
    case web(HTTPURL)

    /// Reads what a person wrote: an address, a path, or nothing for what the program draws itself.
    ///
    /// - Parameters:
    ///   - text: what was written.
    ///   - home: the person's home.
    /// - Throws: what is wrong with an address.
    init(_ text: String, home: String?) throws(HTTPURLError) {
        if text.isEmpty {
            self = .samples
        } else if text.prefix(8).lowercased().hasPrefix("http://") || text.prefix(8).lowercased() == "https://" {
            self = .web(try HTTPURL(text))
        } else {
            self = .file(FilePath(text, home: home))
        }
    }

    /// What a person writes to get here again, from wherever the program is started.
    ///
    /// - Parameter folder: the folder from which paths count now; `nil` when it is not known.
    /// - Returns: a text that is read as this source.
    func written(from folder: String?) -> String {
        switch self {
        case .samples: ""
        case .file(let path): path.isRelative ? folder.map { "\($0)/\(path.text)" } ?? path.text : path.text
        case .web(let url): "\(url)"
        }
    }
}
