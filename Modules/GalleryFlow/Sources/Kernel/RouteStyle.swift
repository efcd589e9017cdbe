import NavigationInterface

/// In which way a route is shown.
enum RouteStyle {
    /// On the stack, with the usual transition or another one.
    case push(NavigationTransition? = nil)
    /// Over the screen.
    case present(Presentation)

    var isAlert: Bool {
        if case .present(Presentation.alert) = self { true } else { false }
    }
}
