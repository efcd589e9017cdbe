/// A pattern of a CODEOWNERS file: that of `.gitignore` without `!` and `[ ]`.
///
/// Source: "About code owners" in the documentation of GitHub, gitignore(5). A pattern with a slash at its beginning or
/// in its middle counts from the root, others match at any depth; `*` and `?` do not cross a slash, `**` does; what
/// matches a folder matches everything below it; a slash at the end matches folders only; `docs/*` does not match
/// files further down.
public struct OwnerPattern: Sendable, Hashable {
    /// The pattern as it is written.
    public let text: String
    private let segments: [[UInt8]]
    private let matchesContents: Bool
    private let matchesFolderOnly: Bool

    /// Creates a pattern.
    ///
    /// - Parameter text: the pattern as it is written; a backslash takes the meaning from the next character.
    public init(_ text: String) {
        self.text = text
        let parts = text.split(separator: "/").map { Array($0.utf8) }
        let isAnchored = text.dropLast().contains("/")
        segments = isAnchored ? parts : [Array("**".utf8)] + parts
        matchesFolderOnly = text.hasSuffix("/")
        matchesContents = matchesFolderOnly || parts.last != Array("*".utf8) || !isAnchored
    }

    /// Whether the pattern covers a file.
    ///
    /// - Parameter path: the path of a file, from the folder of the repository.
    /// - Returns: true when it matches the file itself or a folder that holds it.
    public func matches(_ path: String) -> Bool {
        matches(Self.names(in: path))
    }

    static func names(in path: String) -> [[UInt8]] {
        path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    func matches(_ names: [[UInt8]]) -> Bool { matches(segments[...], names[...]) }

    private func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        guard let first = pattern.first else {
            return path.isEmpty ? !matchesFolderOnly : matchesContents
        }
        if first == Array("**".utf8) {
            if pattern.count == 1 { return !path.isEmpty }
            return path.indices.contains { matches(pattern.dropFirst(), path[$0...]) }
        }
        guard let name = path.first, Self.matches(first[...], name[...]) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    /// Matches one name with `*`, `?` and escapes.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        let rest = pattern.dropFirst()
        switch first {
        case UInt8(ascii: "*"):
            return matches(rest, name) || !name.isEmpty && matches(pattern, name.dropFirst())
        case UInt8(ascii: "?"): return !name.isEmpty && matches(rest, name.dropFirst())
        case UInt8(ascii: "\\") where !rest.isEmpty:
            return name.first == rest.first && matches(rest.dropFirst(), name.dropFirst())
        default: return name.first == first && matches(rest, name.dropFirst())
        }
    }
}
