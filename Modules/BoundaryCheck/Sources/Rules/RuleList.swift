/// All rules.
enum RuleList {
    /// The names of the rules in the order in which they are checked.
    static let names = all(lint: FormatLint(run: { _ in "" }, memory: FormatMemory(path: "", key: ""))).map(\.name)

    /// The rules in the order in which they are checked.
    ///
    /// - Parameter lint: what asks the formatter.
    /// - Returns: one value for each rule.
    static func all(lint: FormatLint) -> [any Rule] {
        [
            UndeclaredImport(), UnusedDependency(), ImplementationImport(), InterfacePure(), KitPure(),
            ToolLibraryImport(), NoCycle(), TestingOnlyInTests(), NoLeak(), ThinRoot(), BannedSymbol(), Descriptor(),
            Translated(), Owned(), Diagram(), Layout(), Formatted(lint: lint), StaleException(), EmptyRule(),
        ]
    }
}
