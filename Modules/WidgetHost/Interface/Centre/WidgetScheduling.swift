public import FeatureKitInterface
public import PlatformInterface

/// Reloads the placed widgets of a person when their time has come; the owner of an instance does it.
public protocol WidgetScheduling: Sendable {
    /// Keeps the schedule until the task is cancelled. It sleeps while nothing is due.
    ///
    /// - Parameter profile: whose widgets.
    func run(for profile: String) async

    /// Gives up what is being loaded for a person who leaves, so that nothing of it is kept afterwards.
    ///
    /// - Parameters:
    ///   - profile: who leaves.
    ///   - isForgotten: whether the person has signed out: then what is placed goes, too.
    func leave(_ profile: String, forgetting isForgotten: Bool) async

    /// Says whether a person looks at the app; while one does, no reload counts against the budget.
    ///
    /// - Parameter isForeground: whether somebody looks.
    func setForeground(_ isForeground: Bool) async

    /// When the next placed widget is due, by what is kept; without an owner nobody reloads it then.
    ///
    /// - Parameter profile: whose widgets.
    /// - Returns: the moment, which is past for what is overdue and present for what was never loaded; `nil` when nothing
    ///   ever is due.
    /// - Throws: `StoreError`.
    func nextReload(for profile: String) throws -> WallTime?

    /// Asks to be the one who has ``reloadDue(for:)`` done by another process.
    ///
    /// - Parameter profile: whose widgets.
    /// - Returns: whether nobody was asked in the last minute, and nobody is at it.
    /// - Throws: `StoreError`.
    func claimRefresh(for profile: String) async throws -> Bool

    /// Reloads once what is due, as the schedule of an owner would; nothing while another process is at it.
    ///
    /// - Parameter profile: whose widgets.
    func reloadDue(for profile: String) async
}

extension ServiceKey where Service == any WidgetScheduling {
    /// The schedule of the placed widgets.
    public static var widgetScheduling: Self { Self("WidgetScheduling", in: "WidgetHostInterface") }
}
