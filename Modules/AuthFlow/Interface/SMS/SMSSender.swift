public import FeatureKitInterface

/// A way to send text messages.
public protocol SMSSender: Sendable {
    /// Hands a message over to whoever delivers it.
    ///
    /// - Parameter message: the message; it holds a code and stands in no log.
    /// - Throws: ``AuthError/notDelivered`` when it was not taken.
    func send(_ message: SMSMessage) async throws(AuthError)
}

extension ServiceKey where Service == any SMSSender {
    /// The way in which codes are sent.
    public static var smsSender: Self { Self("SMSSender", in: "AuthFlowInterface") }
}
