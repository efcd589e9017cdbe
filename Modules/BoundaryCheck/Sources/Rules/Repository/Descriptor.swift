import DescriptorKit
import FeatureKitInterface
import JSONKit
import Repository
import RepositoryFiles

/// A `feature.json` says what is true of its module.
struct Descriptor: CodeRule {
    let name = "descriptor"
    let reason = "people choose, assemble and diagnose features by what their descriptors say"

    func inspect(_ codebase: Codebase) -> Inspection {
        let rows = Inspection(codebase.manifest.modules) { row in presence(of: row, in: codebase) }
        let malformed = codebase.malformed.map {
            finding($0.path, at: $0.position, $0.message, fix: "mend the descriptor")
        }
        let modules = Inspection(codebase.descriptors) { module in
            identity(of: module, in: codebase) + uniqueness(of: module, in: codebase)
                + services(of: module, in: codebase)
        }
        var inspection = rows + modules + Inspection(codebase.units) { contract(of: $0, in: codebase) }
        inspection.findings += malformed
        return inspection
    }

    private func presence(of row: ManifestRow, in codebase: Codebase) -> [Finding] {
        let path = "Modules/\(row.name)/feature.json"
        let isThere = codebase.files[path] != nil
        guard let kind = row.kind, isThere != kind.isDescribed else { return [] }
        if isThere {
            let fix = "remove it, or make the row a feature, system or tool"
            return [finding(path, "\(row.name) is a \(row.maker) and has a descriptor", fix: fix)]
        }
        return [
            finding(
                "Package.swift", at: row.position, "\(row.name) is a \(row.maker) and has no \(path)",
                fix: "describe the module there")
        ]
    }

    private func identity(of module: DescribedModule, in codebase: Codebase) -> [Finding] {
        let descriptor = module.descriptor
        let folder = String(module.path.dropFirst("Modules/".count).dropLast("/feature.json".count))
        var findings: [Finding] = []
        if descriptor.target != folder {
            findings.append(about(module, "target", "the target is \(descriptor.target), and the module \(folder)"))
        }
        if let row = codebase.manifest.module(folder), row.kind?.isDescribed == true,
            row.maker != descriptor.kind.rawValue
        {
            findings.append(
                about(module, "kind", "the kind is \(descriptor.kind.rawValue), and the row's \(row.maker)"))
        }
        if let unit = codebase[descriptor.target], !declares(descriptor.type, unit, codebase) {
            findings.append(about(module, "type", "no source of \(unit.name) declares \(descriptor.type)"))
        }
        return findings
    }

    private func declares(_ type: String, _ unit: Unit, _ codebase: Codebase) -> Bool {
        codebase.files(of: unit).contains { file in
            let tokens = file.source.tokens
            return tokens.indices.dropFirst().contains { index in
                tokens[index].text == type && tokens[index].kind != .literal
                    && ["enum", "struct", "class", "actor"].contains { tokens[index - 1].isWord($0) }
            }
        }
    }

    /// An id is unique among all descriptors, a command among what can be in one distribution.
    private func uniqueness(of module: DescribedModule, in codebase: Codebase) -> [Finding] {
        let earlier = codebase.descriptors.prefix { $0.path != module.path }
        var findings: [Finding] = []
        if let other = earlier.first(where: { $0.descriptor.id == module.descriptor.id }) {
            findings.append(about(module, "id", "\(other.path) has the id `\(module.descriptor.id)` too"))
        }
        guard module.descriptor.kind != .tool else { return findings }
        for (index, command) in module.descriptor.commands.enumerated() {
            let other = earlier.first { other in
                other.descriptor.kind != .tool && other.descriptor.commands.contains { $0.name == command.name }
            }
            guard let other else { continue }
            findings.append(about(module, "commands", at: index, "\(other.path) has a command `\(command.name)` too"))
        }
        return findings
    }
}

extension Descriptor {
    /// A finding at the value of a key, or at an element of it.
    func about(_ module: DescribedModule, _ key: String, at index: Int? = nil, _ problem: String) -> Finding {
        finding(
            module.path, at: module.document.position(of: key, at: index), problem,
            fix: "make the descriptor and the module agree")
    }

    /// Every interface has a version, from which descriptors count.
    private func contract(of unit: Unit, in codebase: Codebase) -> [Finding] {
        guard unit.role == .interface, codebase.contractVersion(of: unit) == nil else { return [] }
        let path = "\(unit.target.path)/interface.json"
        let problem = codebase.files[path] == nil ? "\(unit.name) has no \(path)" : "\(path) names no version"
        return [
            finding(
                "Package.swift", at: codebase.manifest.place(of: unit), problem,
                fix: "write `{ \"version\": 1 }` there")
        ]
    }
}

extension Codebase {
    /// The version of the contract that an interface is, from its `interface.json`.
    func contractVersion(of unit: Unit) -> Int? {
        guard let text = files["\(unit.target.path)/interface.json"], let node = try? JSONNode(parsing: text) else {
            return nil
        }
        let members = (try? node.members()) ?? []
        return members.first { $0.key == "version" }.flatMap { try? $0.value.int() }
    }
}
