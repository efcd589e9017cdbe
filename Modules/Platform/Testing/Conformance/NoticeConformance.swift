import FeatureKitTesting
public import PlatformInterface

/// What every desktop does with notices.
public enum NoticeConformance {
    /// What a person does with the notice on the screen.
    public enum Gesture: Sendable {
        /// Chooses the action with this key.
        case choose(String)
        /// Waves it away.
        case dismiss
    }

    /// Looks at a desktop.
    ///
    /// - Parameters:
    ///   - desktop: the desktop, with nothing on the screen.
    ///   - person: waits until a notice is on the screen, and does something with it.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of desktop: any DesktopNotice, person: @escaping @Sendable (Gesture) async -> Void
    ) async -> [String] {
        let findings = Findings()
        let call = Notice(
            "-Incoming", body: "call", urgency: .critical,
            actions: [Notice.Action("answer", "Answer"), Notice.Action("decline", "Decline")])
        for (gesture, expected) in [
            (Gesture.choose("decline"), NoticeAnswer.chosen("decline")), (.dismiss, .none),
            (.choose("answer"), .chosen("answer")),
        ] {
            let showing = Task { try await desktop.show(call) }
            await person(gesture)
            let answer = await findings.expectSuccess("a notice is shown") { try await showing.value }
            findings.expect(answer == expected, "\(gesture) is \(expected)")
        }
        return findings.sentences
    }

    /// Looks at a desktop to which nothing can be said.
    ///
    /// - Parameter desktop: the desktop.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(ofUnavailable desktop: any DesktopNotice) async -> [String] {
        let findings = Findings()
        for notice in [Notice("seen"), Notice("asked", actions: [Notice.Action("a", "A")])] {
            await findings.expect(
                "a notice that nobody can see is an error", throws: { (_: NoticeError) in true },
                by: { _ = try await desktop.show(notice) })
        }
        return findings.sentences
    }
}
