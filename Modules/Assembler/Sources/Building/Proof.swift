import DescriptorKit
import FeatureKitInterface
import JSONKit
import Repository

/// Runs a new binary and compares what it lists with what was planned.
struct Proof {
    let processes: ProcessRunner

    /// - Throws: ``BuildError`` when the binary does not answer or answers something else.
    func check(_ path: String, against choice: Choice) throws {
        let listed = try listed(by: path)
        let planned = Set(choice.selection.features.map(\.id))
        guard listed == planned else {
            throw BuildError.different(
                path: path, missing: planned.subtracting(listed).sorted(), extra: listed.subtracting(planned).sorted())
        }
    }

    private func listed(by path: String) throws -> Set<String> {
        let result = try processes.run(path, ["features", "--json"], in: "/")
        guard result.status == 0 else {
            throw BuildError.mute(path: path, reason: "status \(result.status); \(result.errors)")
        }
        do {
            let members = try JSONNode(parsing: result.output).members()
            let lists = members.filter { ["features", "system"].contains($0.key) }
            return Set(try lists.flatMap { try $0.value.array() }.map(id))
        } catch {
            throw BuildError.mute(path: path, reason: "\(error)")
        }
    }

    private func id(_ node: JSONNode) throws -> String {
        let id = try node.members().first { $0.key == "id" }?.value.string()
        guard let id else { throw JSONError("a feature without an id", at: node.position) }
        return id
    }
}
