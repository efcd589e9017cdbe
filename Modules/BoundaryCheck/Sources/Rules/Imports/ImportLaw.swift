import Repository

/// Which target may use which: the table "Kinds of module, and who may import whom" of the architecture.
enum ImportLaw {
    /// The wall that a use breaks; each is judged by a rule of its own.
    enum Breach {
        case implementation, interface, fakes, toolLibrary
    }

    /// The wall that stands between two targets; `nil` when one may use the other.
    static func breach(of user: Unit, using used: Unit) -> Breach? {
        guard user.role != .rootTests, user.name != used.name else { return nil }
        switch used.role {
        case .interface: return user.role == .plugin ? .implementation : nil
        case .testing: return user.isForTests ? nil : .fakes
        case .implementation: return breach(of: user, usingImplementation: used)
        case .c where user.role == .interface: return .interface
        case .c, .plugin, .buildTool, .root: return user.module == used.module ? nil : .implementation
        case .tests, .rootTests, .program: return .fakes
        }
    }

    /// Kits of plain values that interfaces speak in.
    private static let vocabulary = ["LocalizationKit", "StateKit"]

    private static func breach(of user: Unit, usingImplementation used: Unit) -> Breach? {
        if user.role == .interface { return vocabulary.contains(used.name) ? nil : .interface }
        if used.kind == .kit { return nil }
        if used.kind == .toolLibrary { return user.isForDevelopers ? nil : .toolLibrary }
        // A program that tests or benchmarks start is a composition root of its own, which the kernel assembles.
        let isAssembled = user.role == .program && used.kind == .kernel
        return user.role == .root || user.module == used.module || isAssembled ? nil : .implementation
    }
}
