import Repository
import FeatureKitInterface
import RepositoryFiles
import SpellingKit

extension Descriptor {
    /// A service that a descriptor names, with the place where it does.
    private struct Named {
        var key: String
        var index: Int
        var service: String
        var interface: String
        var versions: ClosedRange<Int>
    }

    /// What a descriptor provides and needs names interfaces that its module lists and imports.
    func services(of module: DescribedModule, in codebase: Codebase) -> [Finding] {
        let descriptor = module.descriptor
        let provided = descriptor.provides.enumerated().map { index, provision in
            Named(
                key: "provides", index: index, service: provision.service, interface: provision.interface,
                versions: provision.version...provision.version)
        }
        let named = provided + needs("needs", descriptor.needs) + needs("optionalNeeds", descriptor.optionalNeeds)
        return named.flatMap { judge($0, of: module, in: codebase) }
    }

    private func needs(_ key: String, _ needs: [Need]) -> [Named] {
        needs.enumerated().map { index, need in
            Named(key: key, index: index, service: need.service, interface: need.interface, versions: need.versions)
        }
    }

    private func judge(_ named: Named, of module: DescribedModule, in codebase: Codebase) -> [Finding] {
        guard let interface = codebase[named.interface], interface.role == .interface else {
            return [unknown(named, of: module, in: codebase)]
        }
        let problems = [
            use(of: interface, by: module.descriptor.target, codebase), declaration(of: named, in: interface, codebase),
            version(of: named, in: interface, codebase),
        ]
        return problems.compactMap { $0 }.map { about(module, named.key, at: named.index, $0) }
    }

    private func unknown(_ named: Named, of module: DescribedModule, in codebase: Codebase) -> Finding {
        let interfaces = codebase.units.filter { $0.role == .interface }.map(\.name)
        let hint = didYouMean(named.interface, among: interfaces).map { "; \($0)" } ?? ""
        return about(module, named.key, at: named.index, "\(named.interface) is no interface\(hint)")
    }

    private func use(of interface: Unit, by target: String, _ codebase: Codebase) -> String? {
        guard let unit = codebase[target] else { return nil }
        guard unit.target.dependencies.contains(interface.name) else {
            return "\(target) does not list \(interface.name)"
        }
        let files = codebase.files(of: unit)
        let isImported = files.contains { file in file.imports.contains { $0.module == interface.name } }
        return isImported || files.isEmpty ? nil : "no source of \(target) imports \(interface.name)"
    }

    /// A service is declared by the key that names it: `ServiceKey("KeyValueStore", in: "StorageInterface")`.
    private func declaration(of named: Named, in interface: Unit, _ codebase: Codebase) -> String? {
        let isDeclared = codebase.files(of: interface).contains { file in
            file.source.tokens.contains { $0.kind == .literal && $0.text == named.service }
        }
        return isDeclared ? nil : "\(interface.name) declares no service \(named.service)"
    }

    private func version(of named: Named, in interface: Unit, _ codebase: Codebase) -> String? {
        guard let version = codebase.contractVersion(of: interface), !named.versions.contains(version) else {
            return nil
        }
        let isOne = named.versions.count == 1
        let versions =
            isOne ? "\(named.versions.lowerBound)" : "\(named.versions.lowerBound)-\(named.versions.upperBound)"
        return "\(named.service) is named with version \(versions), and \(interface.name) has version \(version)"
    }
}
