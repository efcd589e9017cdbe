import LocalizationKit
import NavigationInterface

extension Route {
    /// A route that opens a flow for each literal part of its path.
    static func test(
        _ pattern: String, tab: String? = nil, parameters: [any AnyRouteParameter] = []
    ) throws -> Route {
        try Route(pattern, title: "\(pattern)", tab: tab, parameters: parameters) { _, scope in
            let words = pattern.dropFirst(LinkParts.prefix.count).prefix { $0 != "?" }.split(separator: "/")
            return words.filter { !$0.hasPrefix("{") }.map { scope.flow(String($0)).view }
        }
    }
}
