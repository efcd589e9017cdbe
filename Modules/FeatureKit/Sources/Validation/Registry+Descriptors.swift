import FeatureKitInterface
import LocalizationKit

extension Registry {
    /// Where a descriptor and `register(in:)` tell different stories.
    func descriptorFaults() -> [Fault] {
        records.flatMap { $0.unkeptProvisions + $0.undeclaredProvisions }
    }
}

extension FeatureRecord {
    fileprivate var unkeptProvisions: [Fault] {
        let recorded = services.map(\.name)
        return descriptor.provides.map(\.service).filter { !recorded.contains($0) }.map { service in
            Fault(
                .unkeptProvision(feature: descriptor.id, service: service),
                problem: Strings.unkeptProvision(feature: descriptor.id, service: service),
                remedy: Strings.keepProvision(type: descriptor.type))
        }
    }

    fileprivate var undeclaredProvisions: [Fault] {
        let declared = descriptor.provides.map(\.service)
        return services.map(\.name).filter { !declared.contains($0) }.map { service in
            Fault(
                .undeclaredProvision(feature: descriptor.id, service: service),
                problem: Strings.undeclaredProvision(feature: descriptor.id, service: service),
                remedy: Strings.declareProvision)
        }
    }
}
