import Repository

/// What belongs to one module is used by that module only.
struct BannedSymbol: CodeRule {
    let name = "banned-symbol"
    let reason =
        "effects live behind interfaces and come in through an initializer, so that a test can stand in for them"

    private let bans: [Ban]
    private let bansByFirst: [String: [(symbol: Ban.Symbol, ban: Ban)]]

    init(_ bans: [Ban] = Ban.all) {
        self.bans = bans
        let pairs = bans.flatMap { ban in ban.symbols.map { (symbol: $0, ban: ban) } }
        bansByFirst = Dictionary(grouping: pairs) { $0.symbol.first }
    }

    func inspect(_ codebase: Codebase) -> Inspection {
        Inspection(codebase.sources.filter { $0.unit != nil }) { file in
            file.unit.map { judge(file, of: $0) } ?? []
        }
    }

    private func judge(_ file: SourceFile, of unit: Unit) -> [Finding] {
        file.source.tokens.indices.compactMap { index in
            let candidates = bansByFirst[file.source.tokens[index].text] ?? []
            guard let found = candidates.first(where: { !$0.ban.allows(unit) && $0.symbol.stands(at: index, in: file) })
            else { return nil }
            return finding(
                file.path, at: file.source.position(of: file.source.tokens[index]),
                "\(unit.name) uses `\(found.symbol.text)`\(found.ban.ownerText)", why: found.ban.why, fix: found.ban.fix
            )
        }
    }
}
