extension Release {
    /// Every release, the newest first.
    static let all = [
        Release(
            version: "0.1.0",
            changes: [
                Change(feature: "shell", text: Strings.app), Change(feature: "shell", text: Strings.linear),
                Change(feature: "navigation", text: Strings.links), Change(feature: "settings", text: Strings.settings),
                Change(feature: "catalogue", text: Strings.catalogue), Change(feature: "about", text: Strings.about),
            ])
    ]
}
