/// What is decided about a setting, and by whom.
public struct SettingState: Sendable, Hashable {
    /// One who decided.
    public struct Layer: Sendable, Hashable {
        /// Who.
        public var source: SettingSource
        /// What.
        public var value: SettingValue

        /// Creates a layer.
        public init(_ source: SettingSource, _ value: SettingValue) {
            self.source = source
            self.value = value
        }
    }

    /// Everybody who decided, the one who counts first; the last one is the feature itself.
    public var layers: [Layer]

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - layers: everybody but the feature who decided, the one who counts first.
    ///   - fallback: what the feature says.
    public init(_ layers: [Layer], fallback: SettingValue) {
        self.layers = layers + [Layer(.feature, fallback)]
    }

    /// What counts.
    public var value: SettingValue { layers[0].value }
    /// Who decided it.
    public var source: SettingSource { layers[0].source }
}
