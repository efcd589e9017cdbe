public import FeatureKitInterface
public import LocalizationKit

/// A kind of link that a feature opens.
///
///     let number = RouteParameter.integer("number", in: 1...9999)
///     try Route("tessera://pictures/{number}", title: "Picture", tab: "gallery", parameters: [number]) {
///         arguments, scope in
///         [pictures.unit(in: scope).start(with: .picture(try arguments[number]))]
///     }
///
/// A parameter stands for one whole segment of the path, or, written `?zoom={zoom}`, for a value of the query; one of
/// the path has to be there. Where two routes fit a link, the one with the earlier literal segment is meant.
@MainActor
public struct Route {
    /// Makes the screens that stand above the root of the tab, the lowest first.
    public typealias Open = @MainActor (RouteArguments, any CoordinatorScope) throws -> [any Presentable]

    /// The pattern, such as `tessera://pictures/{number}`.
    public let pattern: String
    /// What a palette calls it.
    public let title: LocalizedText
    /// The id of the tab that it opens in; `nil` or a tab that is not there means the open one.
    public let tab: String?
    /// Its parameters.
    public let parameters: [any AnyRouteParameter]
    /// Makes the screens of a link.
    public let open: Open
    /// The parts of the path.
    public let segments: [RouteSegment]
    /// The names of the parameters in the query.
    public let query: [String]

    /// Declares a route.
    ///
    /// - Parameters:
    ///   - pattern: what its links look like.
    ///   - title: what a palette calls it.
    ///   - tab: the id of the tab that it opens in.
    ///   - parameters: one for each name in the pattern.
    ///   - open: makes the screens of a link; an empty list means the root of the tab.
    /// - Throws: ``RoutePatternError``.
    public init(
        _ pattern: String, title: LocalizedText, tab: String? = nil, parameters: [any AnyRouteParameter] = [],
        open: @escaping Open
    ) throws(RoutePatternError) {
        let parts = try RoutePattern(pattern, parameters: parameters)
        (self.pattern, self.title, self.tab, self.parameters, self.open) = (pattern, title, tab, parameters, open)
        (segments, query) = (parts.segments, parts.query)
    }

    /// Whether its links all look the same, so that a palette can open one.
    public var isPlain: Bool { parameters.allSatisfy { !$0.isRequired } }
    /// The link without values, where it is plain.
    public var plainLink: String? { isPlain ? String(pattern.prefix { $0 != "?" }) : nil }
}

extension ExtensionPoint where Contribution == Route {
    /// The kinds of link that a build opens; the id of a contribution is the pattern.
    public static var routes: Self { Self("routes", of: "route") }
}
