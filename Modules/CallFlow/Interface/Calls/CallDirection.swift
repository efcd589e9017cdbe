/// Who began a call.
public enum CallDirection: String, Sendable, Hashable, Codable {
    /// The other end.
    case incoming
    /// We.
    case outgoing
}
