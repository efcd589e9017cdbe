import JSONKit
import Repository

extension Manifest {
    /// The row that makes a target.
    func row(of unit: Unit) -> ManifestRow? {
        unit.kind != nil && unit.role != .program ? module(unit.module) : rows.first { $0.name == unit.name }
    }

    /// Where the row that makes a target stands; the beginning of the manifest when no row does.
    func place(of unit: Unit) -> JSONPosition { row(of: unit)?.position ?? JSONPosition(line: 1, column: 1) }

    /// Where a target lists another one: the word in its row, or the row itself.
    func place(of used: Unit, in user: Unit) -> JSONPosition {
        let mentions = (row(of: user)?.mentions ?? []).filter { $0.name == used.name || names($0, moduleOf: used) }
        let best = mentions.first { $0.label == Self.label(of: user, using: used) } ?? mentions.first
        return best?.position ?? place(of: user)
    }

    private func names(_ mention: ManifestRow.Mention, moduleOf unit: Unit) -> Bool {
        unit.role == .testing && [unit.module, "\(unit.module)Interface"].contains(mention.name)
    }

    private static func label(of user: Unit, using used: Unit) -> String {
        switch user.role {
        case .interface: "interface"
        case .testing where used.role != .testing: "testing.uses"
        case .testing, .tests: "testedWith"
        case .program where used.role == .testing: "testedWith"
        case .root: "features"
        default: "uses"
        }
    }

    /// How `uses` names a target, such as `.jsonKit`; the name of the target when no contract does.
    func contract(_ name: String) -> String {
        contracts.first { $0.value == name }.map { ".\($0.key)" } ?? name
    }
}
