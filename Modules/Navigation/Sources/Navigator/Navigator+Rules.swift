import NavigationInterface

extension Navigator {
    /// What is wrong with the count of screens, as sentences; empty when all is well, as it always should be.
    ///
    /// Living coordinators are the owners of screens in stacks, modals and overlays, and no others; `LeakWatch` looks
    /// after those that live on.
    public func violations() -> [String] {
        counting() + holding() + shape()
    }

    private func counting() -> [String] {
        let owners = state.screens.reduce(into: [ObjectIdentifier: Int]()) {
            $0[ObjectIdentifier($1.owner), default: 0] += 1
        }
        let living = livingScopes
        let known = Set(living.map { ObjectIdentifier($0) })
        let strangers = state.screens.filter { !known.contains(ObjectIdentifier($0.owner)) }
        return living.compactMap { scope in
            let found = owners[ObjectIdentifier(scope)] ?? 0
            return found == scope.count ? nil : "\(scope.name) counts \(scope.count) screens and has \(found)"
        } + strangers.map { "`\($0.title)` belongs to \($0.owner.name), which is not alive" }
    }

    private func holding() -> [String] {
        livingScopes.flatMap { scope -> [String] in
            var wrong: [String] = []
            if scope.count > 0, scope.held !== scope.coordinator { wrong.append("\(scope.name) is not held") }
            if scope.count == 0, scope.held != nil { wrong.append("\(scope.name) is held without a screen") }
            let isChild = scope.parent?.children.contains { $0 === scope } ?? false
            if scope !== rootScope, isChild != (scope.count > 0) {
                wrong.append("\(scope.name) counts \(scope.count) and is \(isChild ? "" : "not ")held by its opener")
            }
            return wrong
        }
    }

    private func shape() -> [String] {
        var wrong: [String] = []
        let screens = state.screens
        if Set(screens.map { ObjectIdentifier($0) }).count != screens.count {
            wrong.append("a screen stands in two places")
        }
        let others = state.windows.flatMap { $0.modals.map(\.stack) } + state.windows.dropFirst().flatMap(\.stacks)
        if others.contains(where: \.screens.isEmpty) { wrong.append("a modal or an overlay has no screen") }
        let priorities = state.windows.dropFirst().compactMap(\.presentation?.priority)
        if priorities != priorities.sorted() { wrong.append("overlays do not stand in the order of their priority") }
        return wrong
    }
}
