public import FeatureKitInterface

/// Reloads the placed widgets of a person when their time has come; the owner of an instance does it.
public protocol WidgetScheduling: Sendable {
    /// Keeps the schedule until the task is cancelled. It sleeps while nothing is due.
    ///
    /// - Parameter profile: whose widgets.
    func run(for profile: String) async

    /// Says whether a person looks at the app; while one does, no reload counts against the budget.
    ///
    /// - Parameter isForeground: whether somebody looks.
    func setForeground(_ isForeground: Bool) async
}

extension ServiceKey where Service == any WidgetScheduling {
    /// The schedule of the placed widgets.
    public static var widgetScheduling: Self { Self("WidgetScheduling", in: "WidgetHostInterface") }
}
