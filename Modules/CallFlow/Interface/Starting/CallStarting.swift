public import FeatureKitInterface

/// Lets other features ask for a call; whether there is one is decided by the calls feature alone.
@MainActor
public protocol CallStarting {
    /// Asks for a call.
    ///
    /// - Parameter text: whom to call: a phone number, a short number or a SIP address, as a person writes it.
    /// - Returns: the id of the call, which begins now.
    /// - Throws: why there is none.
    func startCall(to text: String) async throws(CallError) -> CallID
}

extension ServiceKey where Service == any CallStarting {
    /// Lets other features ask for a call.
    public static var callStarting: Self { Self("CallStarting", in: "CallFlowInterface") }
}
