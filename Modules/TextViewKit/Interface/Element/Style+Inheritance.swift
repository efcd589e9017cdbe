extension Style {
    /// The style with what it leaves open taken from its surroundings.
    package func inheriting(_ surroundings: Style) -> Style {
        Style(
            foreground: foreground == .default ? surroundings.foreground : foreground,
            background: background == .default ? surroundings.background : background,
            attributes: attributes.union(surroundings.attributes))
    }
}
