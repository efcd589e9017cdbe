import NavigationInterface

/// What the app says of itself around a screen.
struct ChromeContent {
    /// The tabs, in their order.
    var tabs: [NavigationTab]
    /// Whether the step that is shown may be left out.
    var isSkippable: Bool
    /// Whether what is shown comes before the tabs.
    var isLaunching: Bool
    /// Whether the app is locked: then there are no tools.
    var isLocked: Bool
}
