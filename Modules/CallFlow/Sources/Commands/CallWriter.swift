import CallFlowInterface
import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit

/// Writes what happens to calls: a line for people, an object a line for programs.
@MainActor
struct CallWriter {
    let context: CommandContext

    func write(_ report: CallReport) throws {
        try context.output.writeLine(context.wantsJSON ? report.json.compact : context.text(Self.text(report)))
    }

    static func text(_ report: CallReport) -> LocalizedText {
        let whom = LocalizedText(report.name.map { "\($0) <\(report.handle)>" } ?? report.handle)
        let parts: [LocalizedText] = [whom, event(report)] + (report.isSimulated ? [Strings.simulated] : [])
        return LocalizedText(joining: parts, separator: "  ")
    }

    private static func event(_ report: CallReport) -> LocalizedText {
        if let reason = report.reason {
            let detail = report.detail.map { LocalizedText(" (\($0))") } ?? ""
            return LocalizedText(joining: [reason.explanation, detail])
        }
        switch report.event.flatMap(CallEvent.Kind.init) {
        case nil: return state(report)
        case .started: return Strings.eventStarted
        case .incoming: return Strings.eventIncoming
        case .ringing: return Strings.eventRinging
        case .connected: return Strings.eventConnected
        case .held: return report.isHeld ? Strings.eventHeld : Strings.eventResumed
        case .muted: return report.isMuted ? Strings.eventMuted : Strings.eventUnmuted
        case .remoteHeld: return report.isRemoteHeld ? Strings.eventRemoteHeld : Strings.eventRemoteResumed
        case .tone: return Strings.eventTone(key: LocalizedText(report.detail ?? ""))
        case .joined: return Strings.eventJoined
        case .transferFailed: return Strings.eventTransferFailed(reason: LocalizedText(report.detail ?? ""))
        case .ended: return Strings.reasonEnded
        }
    }

    private static func state(_ report: CallReport) -> LocalizedText {
        let marks = (report.isHeld ? [Strings.eventHeld] : []) + (report.isMuted ? [Strings.eventMuted] : [])
        let state: LocalizedText =
            switch report.state {
            case "ringing" where report.direction == .incoming: Strings.eventIncoming
            case "ringing": Strings.eventRinging
            case "connected": Strings.eventConnected
            default: Strings.eventStarted
            }
        return LocalizedText(joining: [state] + marks, separator: ", ")
    }
}
