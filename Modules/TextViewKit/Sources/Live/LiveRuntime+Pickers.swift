import TextViewKitInterface

extension LiveRuntime {
    func picker(_ target: Target, _ names: [String], _ chosen: Int?, takes press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, !names.isEmpty else { return false }
        switch press.key {
        case .left: choose(max((chosen ?? 1) - 1, 0), of: names, unless: chosen, target)
        case .right: choose(min((chosen ?? -1) + 1, names.count - 1), of: names, unless: chosen, target)
        case .enter, " ": menu = Menu(place: target.place, names: names, highlighted: chosen ?? 0)
        default: return false
        }
        return true
    }

    private func choose(_ number: Int, of names: [String], unless chosen: Int?, _ target: Target) {
        if number != chosen { run(target.intents.change?(names[number])) }
    }

    func handleInMenu(_ press: KeyPress) {
        guard let open = menu else { return }
        let last = open.names.count - 1
        switch press.key {
        case .up: menu?.highlighted = max(open.highlighted - 1, 0)
        case .down: menu?.highlighted = min(open.highlighted + 1, last)
        case .home, .pageUp: menu?.highlighted = 0
        case .end, .pageDown: menu?.highlighted = last
        case .enter, " ": takeChoice(open.highlighted)
        case .escape, .tab: menu = nil
        default: if let text = press.text { seekInMenu(String(text)) }
        }
    }

    func takeChoice(_ number: Int) {
        guard let open = menu else { return }
        menu = nil
        run(map.target(open.place)?.intents.change?(open.names[number]))
    }

    private func seekInMenu(_ text: String) {
        let wanted = seek(text)
        if let found = menu?.names.firstIndex(where: { $0.lowercased().hasPrefix(wanted) }) {
            menu?.highlighted = found
        }
    }

    /// Adds what was typed to what is sought; after a second a new word begins.
    func seek(_ text: String) -> String {
        sought.text = now - sought.at > .seconds(1) ? text.lowercased() : sought.text + text.lowercased()
        sought.at = now
        return sought.text
    }
}
