import LocalizationKit
import NavigationInterface

/// A link whose route and values are known to be right.
@MainActor
struct Link {
    let text: String
    let route: Route
    let arguments: RouteArguments

    /// Makes its screens; the last one leads here again after a restart.
    func screens(in scope: FlowScope) throws(LinkError) -> [any Presentable] {
        do {
            let screens = try route.open(arguments, scope)
            screens.last?.route = text
            return screens
        } catch {
            throw .failed(link: text, reason: LocalizedText(error))
        }
    }
}
