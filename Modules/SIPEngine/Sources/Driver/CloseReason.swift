import CallFlowInterface

/// What baresip says at the end of a call, as a reason.
enum CloseReason {
    /// The reason behind a text such as `486 Busy Here` or `Connection reset by peer`.
    ///
    /// - Parameters:
    ///   - text: the parameter of the event `CALL_CLOSED`.
    ///   - wasRinging: whether it was an incoming call that nobody had answered.
    /// - Returns: the reason.
    static func reason(_ text: String, wasRinging: Bool) -> EndReason {
        if let status = Int(text.prefix(3)), text.dropFirst(3).first == " " { return reason(status, text) }
        switch text {
        case "Connection reset by user": return .ended
        case "Connection reset by peer": return wasRinging ? .callerGaveUp : .remoteEnded
        case "Local timeout": return .unanswered
        case "Connection timed out": return .unreachable
        case "Destination address required": return .noSuchHost
        case "rtp stream error": return .connectionLost
        case "Call transfered", "Call transferred": return .transferred
        default: return .failed
        }
    }

    private static func reason(_ status: Int, _ text: String) -> EndReason {
        switch status {
        case 404, 604: .notFound
        case 480: .unavailable
        case 408: .unanswered
        // The other end does not know the call any more.
        case 481: .connectionLost
        case 486: text == "486 Rejected" ? .rejected : .busy
        case 600: .busy
        case 603: .rejected
        case 488, 606: .mediaMismatch
        case 503: .unreachable
        default: .failed
        }
    }
}
