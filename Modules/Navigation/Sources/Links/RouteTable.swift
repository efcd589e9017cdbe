import LocalizationKit
import NavigationInterface
import SpellingKit

/// The routes of a build, and which of them a link means.
@MainActor
struct RouteTable {
    let routes: [Route]

    /// Reads a link strictly.
    func link(_ text: String) throws(LinkError) -> Link {
        let parts = try LinkParts(text)
        let fitting = routes.compactMap { route in route.values(in: parts.segments).map { (route, $0) } }
        guard let (route, values) = fitting.min(by: { $0.0.isMoreLiteral(than: $1.0) }) else {
            throw .unknown(link: text, hint: hint(for: parts))
        }
        let texts = try query(parts.query, of: route, text).merging(values) { first, _ in first }
        for parameter in route.parameters { try check(parameter, texts[parameter.name], text) }
        return Link(text: text, route: route, arguments: RouteArguments(texts))
    }

    private func query(
        _ items: [LinkParts.Item], of route: Route, _ text: String
    ) throws(LinkError) -> [String: String] {
        for item in items where !route.query.contains(item.name) {
            let reason = Strings.takesNo(name: item.name)
            let hint = didYouMean(item.name, among: route.query)
            throw .malformed(link: text, reason: hint.map { "\(reason); \($0)" } ?? reason)
        }
        return Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value) })
    }

    private func check(_ parameter: any AnyRouteParameter, _ value: String?, _ text: String) throws(LinkError) {
        guard let value else {
            if parameter.isRequired { throw .malformed(link: text, reason: Strings.missing(name: parameter.name)) }
            return
        }
        if !parameter.accepts(value) {
            throw .badValue(link: text, parameter: parameter.name, expected: parameter.expectation, found: value)
        }
    }

    /// The nearest routes, with the values of the link where they have parameters.
    private func hint(for parts: LinkParts) -> LocalizedText? {
        let known = routes.map { $0.path(with: parts.segments) }
        let near = nearest(to: parts.segments.joined(separator: "/"), among: known)
        let patterns = near.compactMap { near in known.firstIndex(of: near).map { "`\(routes[$0].pattern)`" } }
        return patterns.isEmpty ? nil : Strings.didYouMean(patterns: patterns.joined(separator: ", "))
    }
}

extension Route {
    /// The values of the parameters in a path; `nil` when the path is not of this route.
    fileprivate func values(in path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var values: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            switch segment {
            case .literal(let literal): if literal != text { return nil }
            case .parameter(let name): values[name] = text
            }
        }
        return values
    }

    fileprivate func isMoreLiteral(than other: Route) -> Bool {
        let (own, others) = (segments.map(\.isLiteral), other.segments.map(\.isLiteral))
        return zip(own, others).first { $0 != $1 }?.0 ?? false
    }

    fileprivate func path(with texts: [String]) -> String {
        segments.enumerated().map { index, segment in
            switch segment {
            case .literal(let literal): literal
            case .parameter(let name): segments.count == texts.count ? texts[index] : "{\(name)}"
            }
        }.joined(separator: "/")
    }
}

extension RouteSegment {
    fileprivate var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }
}
