public import FeatureKitInterface
public import LocalizationKit

/// A tab of the app, contributed by the feature behind it.
@MainActor
public struct NavigationTab {
    /// Makes the root of the tab's stack, when the tab is first opened.
    public typealias Open = @MainActor (any CoordinatorScope) throws -> any Presentable

    /// The id, by which routes name the tab; it also stays in the saved state.
    public var id: String
    /// What stands on it.
    public var title: LocalizedText
    /// One character that stands before the title, or alone where there is little room.
    public var symbol: String
    /// Where it stands among the tabs: the smaller, the earlier.
    ///
    /// Home has 100, calls 200, the converter 300, the gallery 400, the profile 500; settings 800, the catalogue 900 and
    /// about 1000.
    public var order: Int
    /// Makes the root of its stack from the scope of the tab; the usual one starts a ``Unit``.
    public var open: Open

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - id: the id, by which routes name the tab.
    ///   - title: what stands on it.
    ///   - symbol: one character for it.
    ///   - order: where it stands: the smaller, the earlier.
    ///   - open: makes the root of its stack, when the tab is first opened.
    public init(id: String, title: LocalizedText, symbol: String, order: Int, open: @escaping Open) {
        (self.id, self.title, self.symbol, self.order, self.open) = (id, title, symbol, order, open)
    }
}

extension ExtensionPoint where Contribution == NavigationTab {
    /// The tabs of the app; the id of a contribution is that of the tab.
    public static var tabs: Self { Self("tabs", of: "tab") }
}
