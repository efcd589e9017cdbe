/// Which way a person went through the posters.
public enum CarouselDirection: String, Codable, Sendable, Hashable, CaseIterable {
    /// To the next one; it comes from the trailing edge.
    case forward
    /// To the one before; it comes from the leading edge.
    case back
}
