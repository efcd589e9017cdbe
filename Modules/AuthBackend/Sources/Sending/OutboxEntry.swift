import AuthFlowInterface

/// A message in the outbox, a line of JSON.
struct OutboxEntry: Codable {
    var to: String
    var text: String
    /// When it was written, as RFC 3339.
    var time: String
}
