public import FeatureKitInterface
import LocalizationKit

extension Registry {
    /// Everything that is wrong with how the features fit together.
    ///
    /// - Parameters:
    ///   - build: what the binary was made as; its catalogue names features that would help.
    ///   - executable: the path of the binary, for the remedies.
    /// - Returns: all faults, in the order of the features; empty when the assembly can run.
    public func faults(build: BuildDescription, executable: String) -> [Fault] {
        faults(DependencyOrder(features), build: build, executable: executable)
    }

    /// The faults, for those who have put the features in order already.
    func faults(_ order: DependencyOrder, build: BuildDescription, executable: String) -> [Fault] {
        let remedies = Remedies(build: build, executable: executable)
        return duplicateFeatures() + duplicateServices() + duplicateContributions() + descriptorFaults()
            + needFaults(remedies) + cycles(order)
    }

    private func duplicateFeatures() -> [Fault] {
        shared(features.map { ($0.id, $0.type) }).map { id, types in
            Fault(
                .duplicateFeature(id: id, types: types), problem: Strings.duplicateFeature(types: types.listed, id: id),
                remedy: Strings.renameFeature)
        }
    }

    private func duplicateServices() -> [Fault] {
        let owners = records.flatMap { record in record.services.map { ($0.name, record.descriptor.id) } }
        return shared(owners).map { service, ids in
            Fault(
                .duplicateService(service: service, features: ids),
                problem: Strings.duplicateService(features: ids.listed, service: service),
                remedy: Strings.leaveOut(feature: LocalizedText(ids.last ?? "")))
        }
    }

    private func duplicateContributions() -> [Fault] {
        let owners = records.flatMap { record in
            record.contributions.map { (Place(noun: $0.noun, id: $0.id), record.descriptor.id) }
        }
        return shared(owners).map { place, ids in
            Fault(
                .duplicateContribution(noun: place.noun, id: place.id, features: ids),
                problem: Strings.duplicateContribution(
                    features: ids.listed, noun: place.noun, id: place.id),
                remedy: Strings.renameOrLeaveOut(feature: LocalizedText(ids.last ?? "")))
        }
    }

    private struct Place: Hashable {
        var noun: String
        var id: String
    }

    /// The keys that have several owners, in the order of their first one.
    private func shared<Key: Hashable>(_ owners: [(key: Key, owner: String)]) -> [(Key, [String])] {
        // Every start comes through here, and nearly every one has nothing to tell.
        var met: Set<Key> = []
        guard !owners.allSatisfy({ met.insert($0.key).inserted }) else { return [] }
        let grouped = Dictionary(grouping: owners, by: \.key)
        var told: Set<Key> = []
        return owners.compactMap { key, _ in
            guard let all = grouped[key], all.count > 1, told.insert(key).inserted else { return nil }
            return (key, all.map(\.owner))
        }
    }

    private func cycles(_ order: DependencyOrder) -> [Fault] {
        order.cycles.map { path in
            Fault(
                .cycle(path: path), problem: Strings.cycle(path: path.joined(separator: " → ")),
                remedy: Strings.breakCycle)
        }
    }
}
