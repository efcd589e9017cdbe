/// Who is at the other end, as they say themselves.
///
/// Both texts come from strangers: whatever moves the cursor, hides, or changes the direction of writing is taken out,
/// and what is longer than a line is cut.
public struct CallParty: Sendable, Hashable, Codable {
    /// The number or address.
    public let handle: String
    /// The name; `nil` when none was given.
    public let name: String?

    /// Creates a party.
    ///
    /// - Parameters:
    ///   - handle: the number or address, cut to 255 characters.
    ///   - name: the name, cut to 80 characters; one without anything to see counts as none.
    public init(_ handle: String, name: String? = nil) {
        self.handle = Self.cleaned(handle, to: 255)
        let cleaned = Self.cleaned(name ?? "", to: 80)
        self.name = cleaned.isEmpty ? nil : cleaned
    }

    /// The name, or else the handle.
    public var shown: String { name ?? handle }

    private static func cleaned(_ text: String, to limit: Int) -> String {
        let visible = text.unicodeScalars.filter { !isHidden($0) }
        let cut = String(String.UnicodeScalarView(visible)).prefix(limit)
        return cut.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
