public import FeatureKitInterface

/// The calls that were, missed, refused and blocked ones included.
public protocol CallHistory: Sendable {
    /// The calls, the latest first.
    ///
    /// - Returns: at most ``limit`` calls.
    /// - Throws: what keeps them from being read.
    func records() throws -> [CallRecord]

    /// Forgets a call; one that is not there is forgotten already.
    ///
    /// - Parameter id: the id of the call.
    /// - Throws: what keeps it from being changed.
    func remove(_ id: CallID) async throws

    /// Forgets everything.
    ///
    /// - Throws: what keeps it from being changed.
    func removeAll() async throws
}

extension CallHistory {
    /// How many calls are remembered; older ones are forgotten.
    public static var limit: Int { 500 }
}

extension ServiceKey where Service == any CallHistory {
    /// The calls that were.
    public static var callHistory: Self { Self("CallHistory", in: "CallFlowInterface") }
}
