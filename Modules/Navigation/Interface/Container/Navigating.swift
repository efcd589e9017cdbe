public import FeatureKitInterface
public import LocalizationKit
public import PlatformInterface
public import StateKit

/// The navigation of one app, as the shell of the app drives it.
///
/// Features use a ``CoordinatorScope`` instead.
@MainActor
public protocol Navigating: AnyObject, Sendable {
    /// The scope of the app's own coordinator, which never leaves.
    var root: any CoordinatorScope { get }
    /// What a person does to the container.
    var system: any SystemNavigation { get }
    /// What is on the screen, now.
    var state: NavigationState { get }
    /// What is on the screen, each time it has changed.
    var states: Output<NavigationState> { get }
    /// Speaks when the screen has to be drawn anew, because screens or their content changed.
    var redraws: Publisher<Void, Never> { get }
    /// Sentences that a person should see once, such as that a link of the last session leads nowhere any more.
    var notices: Publisher<LocalizedText, Never> { get }
    /// The steps in the life of coordinators, as they happen.
    var events: Publisher<LifeCycleEvent, Never> { get }
    /// The latest of these steps, the oldest first; at most 64.
    var recentEvents: [LifeCycleEvent] { get }
    /// The coordinators that have screens, each below the one that opened it.
    var coordinators: [CoordinatorSummary] { get }
    /// Whether everything is there at once, for people whom movement disturbs.
    var reducesMotion: Bool { get set }

    /// Replaces everything in the app's own window by tabs, and opens the first one; links that waited open then.
    ///
    /// A tab is built when it is first opened. To restore means to open the tab of the last run, and in each tab the
    /// screens that have a route; what leads nowhere any more is left out, with one of the ``notices``. From then on the
    /// present state is written for the next run.
    ///
    /// - Parameters:
    ///   - tabs: the tabs; they are sorted by their order.
    ///   - restoring: whether the state of the last run comes back.
    ///   - transition: how it is drawn.
    ///   - completion: gets the result, exactly once.
    func setTabs(
        _ tabs: [NavigationTab], restoring: Bool, _ transition: NavigationTransition,
        completion: @escaping @MainActor (NavigationResult) -> Void)

    /// Takes the screens of all tabs off but of the open one; each is built anew when it is next opened, as for another
    /// person. What stands above the tabs stays.
    func forgetOtherTabs()

    /// The tabs that were set.
    var tabs: [NavigationTab] { get }

    /// Every kind of link that this build opens, for a command palette.
    var routes: [Route] { get }

    /// Opens a link.
    ///
    /// It closes the modals of the app's window and overlays below ``OverlayPriority/call``, opens the tab of its route
    /// and leaves there the root with the screens of the link. While an overlay of that priority or above is there, or
    /// no tab is, the link waits.
    ///
    /// - Parameter link: such as `tessera://widgets/gallery`.
    /// - Returns: whether it opened or waits.
    /// - Throws: ``LinkError``; then nothing has changed.
    @discardableResult func open(_ link: String) throws(LinkError) -> LinkAnswer

    /// Answers a request of another process: to open a link, or what features contributed under its topic.
    ///
    /// - Parameter request: what is asked.
    /// - Returns: the text of one JSON object.
    /// - Throws: whatever the contribution throws; ``UnknownTopic`` when there is none.
    func answer(_ request: InstanceRequest) async throws -> String
}

extension Navigating {
    /// Replaces everything in the app's own window by tabs, and opens the first one.
    public func setTabs(
        _ tabs: [NavigationTab], restoring: Bool = false, _ transition: NavigationTransition = .atOnce
    ) {
        setTabs(tabs, restoring: restoring, transition) { _ in }
    }
}

extension ServiceKey where Service == any Navigating {
    /// The navigation of the app.
    public static var navigation: Self { Self("Navigation", in: "NavigationInterface") }
}
