import NetworkInterface

/// Where a picture is.
enum PicturePlace: Hashable, Sendable {
    /// Drawn by the program itself.
    case drawn(Sample)
    /// In a file.
    case file(FilePath)
    /// On a server.
    case web(HTTPURL)

    /// The last part of the path: what the picture is called where nobody says more.
    var name: String {
        switch self {
        case .drawn(let sample): sample.rawValue
        case .file(let path): path.name
        case .web(let url): url.path.split(separator: "/").last.map(String.init) ?? url.host
        }
    }

    /// The place as a person would write it.
    var written: String {
        switch self {
        case .drawn(let sample): sample.rawValue
        case .file(let path): path.text
        case .web(let url): "\(url)"
        }
    }
}
