import DescriptorKit
import FeatureKitInterface
import RepositoryFiles

/// Turns requests into choices.
struct Chooser {
    let repository: String

    /// The names of the distributions, sorted.
    func distributions() throws -> [String] {
        try Files.names(in: "\(repository)/App/Distributions").filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(5)) }
    }

    /// What a request asks for; whether it can be built stands in the selection's problems.
    func choice(of request: Request) throws -> Choice {
        let outside = try request.outsidePaths.map { try OutsidePackage(path: $0) }
        let known = try FeatureCatalogue(repository: repository).descriptors + outside.map(\.descriptor)
        let document = try request.distribution.map(document)
        let base = request.only.isEmpty ? document?.features.map(\.id) : request.only
        guard let base = base ?? (request.with.isEmpty ? nil : []) else { throw ChoiceError.nothingChosen }
        let chosen = unique(base + request.addedIDs + outside.map(\.descriptor.id), without: request.without)
        let name = try name(of: request, document)
        return Choice(
            name: name, output: request.name ?? document?.output ?? name, version: try version(document),
            defaults: document?.defaults ?? [:], chosen: chosen,
            selection: Selection(chosen: chosen, among: known, without: Set(request.without)),
            catalogue: known.filter { $0.kind != .tool }, outside: outside)
    }

    private func document(_ name: String) throws -> DistributionDocument {
        let known = try distributions()
        guard known.contains(name) else { throw ChoiceError.unknownDistribution(name, known: known) }
        return try DistributionReader(repository: repository).document("App/Distributions/\(name).json")
    }

    /// What is added by hand may be in the distribution already; what is listed twice in it stays, to be told.
    private func unique(_ ids: [String], without excluded: [String]) -> [String] {
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted && !excluded.contains($0) }
    }

    private func name(of request: Request, _ document: DistributionDocument?) throws -> String {
        guard let name = request.name ?? document?.name else { throw ChoiceError.noName }
        let isWellSpelt =
            name.first?.isLowercase == true
            && name.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
        guard isWellSpelt else { throw ChoiceError.badName(name) }
        return name
    }

    private func version(_ document: DistributionDocument?) throws -> String {
        let reader = DistributionReader(repository: repository)
        if let document { return try reader.version(of: document) }
        return try reader.document("App/Distributions/tessera.json").version ?? "0.0.0"
    }
}
