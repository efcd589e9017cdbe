import JSONKit

/// What survives a restart: the open tab, and the links of the screens on each.
struct SavedNavigation: Codable, Equatable {
    /// The links of one tab, the lowest first.
    struct Stack: Codable, Equatable {
        var tab: String
        var routes: [String]
    }

    /// The id of the open tab.
    var selected: String
    /// The tabs that have more than a root.
    var stacks: [Stack]
}

extension SavedNavigation {
    private static let version = 1

    /// Reads what earlier versions wrote into a file.
    init(parsing text: String) throws(JSONError) {
        let document = try JSONObject(try JSONNode(parsing: text), keys: ["version", "selected", "stacks"])
        let version = try document.required("version")
        guard try version.int() == Self.version else {
            throw JSONError("expected version \(Self.version)", at: version.position)
        }
        selected = try document.required("selected").string()
        stacks = []
        for node in try document.required("stacks").array() {
            let stack = try JSONObject(node, keys: ["tab", "routes"])
            var routes: [String] = []
            for route in try stack.required("routes").array() { routes.append(try route.string()) }
            stacks.append(Stack(tab: try stack.required("tab").string(), routes: routes))
        }
    }
}
