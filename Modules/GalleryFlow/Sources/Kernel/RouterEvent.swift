/// What an intent asks of the router.
enum RouterEvent<Route: Equatable & Sendable>: Equatable, Sendable {
    /// Show something.
    case show(Route)
    /// Close what was shown last.
    case exit
}
