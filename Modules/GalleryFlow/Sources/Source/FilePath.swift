/// The path of a file as a person wrote it, and as the system finds it.
struct FilePath: Hashable, Sendable {
    /// What was written.
    let text: String
    /// An absolute path; one that was relative begins in the folder in which the program was started.
    let absolute: String

    /// Reads a path; `~` is the home.
    init(_ text: String, home: String?) {
        self.text = text
        if text.hasPrefix("/") {
            absolute = text
        } else if let home, text == "~" || text.hasPrefix("~/") {
            absolute = home + text.dropFirst()
        } else {
            absolute = Self.startFolder + text
        }
    }

    private static let startFolder = "/proc/self/cwd/"

    private init(text: String, absolute: String) { (self.text, self.absolute) = (text, absolute) }

    /// Whether it counts from the folder in which the program was started.
    var isRelative: Bool { absolute.hasPrefix(Self.startFolder) }

    /// The last part.
    var name: String { text.split(separator: "/").last.map(String.init) ?? text }

    /// A file in this folder.
    func appending(_ name: String) -> FilePath {
        let slash = text.hasSuffix("/") ? "" : "/"
        return FilePath(text: text + slash + name, absolute: absolute + slash + name)
    }
}
