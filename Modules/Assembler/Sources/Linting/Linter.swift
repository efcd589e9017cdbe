import DescriptorKit
import FeatureKitInterface
import JSONKit
import RepositoryFiles

/// Checks distributions without building anything.
struct Linter {
    let repository: String

    /// Everything that is wrong with a distribution, sorted by place; `path` counts from the folder of the repository.
    func findings(in path: String, catalogue: [FeatureDescriptor]) -> [LocatedError] {
        do {
            let text = try Files.read("\(repository)/\(path)")
            let document = try DistributionDocument(parsing: text)
            return (nameFinding(document, path) + selectionFindings(document, path, catalogue)).sorted {
                $0.position < $1.position
            }
        } catch let error as JSONError {
            return [LocatedError(error.message, path: path, at: error.position)]
        } catch {
            return [LocatedError("\(error)", path: path, at: JSONPosition(line: 1, column: 1))]
        }
    }

    private func nameFinding(_ document: DistributionDocument, _ path: String) -> [LocatedError] {
        let file = path.split(separator: "/").last.map { $0.replacing(".json", with: "") } ?? ""
        guard document.name != file else { return [] }
        let message = "the name `\(document.name)` differs from that of the file, `\(file)`; make them equal"
        return [LocatedError(message, path: path, at: document.namePosition)]
    }

    private func selectionFindings(
        _ document: DistributionDocument, _ path: String, _ catalogue: [FeatureDescriptor]
    ) -> [LocatedError] {
        Selection(chosen: document.features.map(\.id), among: catalogue).problems.map { problem in
            LocatedError("\(problem)", path: path, at: document.position(of: problem))
        }
    }
}
