public import FeatureKitInterface

/// Notices on the desktop (Desktop Notifications Specification 1.2).
public protocol DesktopNotice: Sendable {
    /// Shows a notice; with actions, waits for what becomes of it.
    ///
    /// - Parameter notice: what to show.
    /// - Returns: the answer; at once, and always ``NoticeAnswer/none``, when there is nothing to choose.
    /// - Throws: ``NoticeError`` when there is no desktop to show it on; `CancellationError` when the task is cancelled,
    ///   after the notice was taken down.
    func show(_ notice: Notice) async throws -> NoticeAnswer
}

extension ServiceKey where Service == any DesktopNotice {
    /// Notices on the desktop.
    public static var desktopNotice: Self { Self("DesktopNotice", in: "PlatformInterface") }
}
