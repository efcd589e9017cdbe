/// `Package.swift` as it is written: its rows with their places, which the package that it makes does not know.
public struct Manifest: Sendable {
    /// The rows in the order of the file.
    public let rows: [ManifestRow]
    /// The targets behind the cases of `enum Contract`, by the names of the cases.
    public let contracts: [String: String]

    /// Reads a manifest.
    ///
    /// - Parameter source: the text of `Package.swift`, taken apart.
    public init(_ source: SwiftSource) {
        let contracts = Self.contracts(of: source)
        self.contracts = contracts
        rows = source.tokens.indices.compactMap { index in
            ManifestRowReader(source: source, contracts: contracts).row(at: index)
        }
    }

    /// The rows that are modules.
    public var modules: [ManifestRow] { rows.filter { $0.kind != nil } }

    /// The row of a module.
    ///
    /// - Parameter name: the name of the module.
    /// - Returns: the first row with that name, if there is one.
    public func module(_ name: String) -> ManifestRow? { modules.first { $0.name == name } }

    private static func contracts(of source: SwiftSource) -> [String: String] {
        let tokens = source.tokens
        guard
            let name = tokens.indices.dropFirst().first(where: { index in
                tokens[index].isWord("Contract") && tokens[index - 1].isWord("enum")
            }), let opening = tokens[name...].firstIndex(where: { $0.isSymbol("{") })
        else { return [:] }
        var contracts: [String: String] = [:]
        for index in opening..<source.closing(of: opening) where tokens[index].isWord("case") {
            guard index + 3 < tokens.count, tokens[index + 3].kind == .literal else { continue }
            contracts[tokens[index + 1].text] = tokens[index + 3].text
        }
        return contracts
    }
}
