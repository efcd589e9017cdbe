import FeatureKitInterface
import LocalizationKit

/// Whether the folders of a person can be used, and whether others are kept out of ours.
struct DirectoriesCheck {
    private let machine: Machine

    /// The name of our folder in each of them.
    private static let folder = "tessera"

    init(_ machine: Machine) {
        self.machine = machine
    }

    var check: HealthCheck {
        HealthCheck(title: Strings.directories) { invocation in
            BaseDirectory.all.flatMap { findings($0, invocation.environment) }
        }
    }

    private func findings(_ directory: BaseDirectory, _ environment: [String: String]) -> [HealthCheck.Finding] {
        let main = directory.path(in: environment).map { finding(directory, "\($0)/\(Self.folder)") }
        let ignored = directory.isIgnored(in: environment) ? [Self.relative(directory)] : []
        return ignored + [main ?? Self.missing(directory)]
    }

    private func finding(_ directory: BaseDirectory, _ path: String) -> HealthCheck.Finding {
        guard let file = machine.file(path) else { return creation(directory, path) }
        let subject = LocalizedText(directory.variable)
        if !file.isFolder {
            return .init(
                .fail, subject, Strings.isNoFolder(path: path),
                remedy: "mv \(shellWord(path)) \(shellWord(path + ".old"))")
        }
        if !file.isWritable {
            return .init(
                .fail, subject, Strings.cannotBeWritten(path: path),
                remedy: "chmod u+rwx \(shellWord(path))")
        }
        return privacy(directory, path, file)
    }

    private func privacy(_ directory: BaseDirectory, _ path: String, _ file: Machine.File) -> HealthCheck.Finding {
        let subject = LocalizedText(directory.variable)
        let permissions = LocalizedText(String(file.permissions & 0o777, radix: 8))
        if file.permissions & 0o077 == 0 { return .init(.ok, subject, "\(path), \(permissions)") }
        return .init(
            .warn, subject, Strings.openToOthers(path: path, permissions: permissions),
            remedy: "chmod 700 \(shellWord(path))")
    }

    private func creation(_ directory: BaseDirectory, _ path: String) -> HealthCheck.Finding {
        let subject = LocalizedText(directory.variable)
        let parent = nearestExisting(above: path)
        guard let file = machine.file(parent), file.isFolder, file.isWritable else {
            return .init(
                .fail, subject,
                Strings.cannotBeCreated(path: path, parent: parent),
                remedy: Strings.setToYours(variable: subject))
        }
        return .init(.ok, subject, Strings.madeOnFirstUse(path: path))
    }

    private func nearestExisting(above path: String) -> String {
        var parent = path
        repeat {
            parent = String(parent[..<(parent.lastIndex(of: "/") ?? parent.startIndex)])
        } while !parent.isEmpty && machine.file(parent) == nil
        return parent.isEmpty ? "/" : parent
    }

    private static func relative(_ directory: BaseDirectory) -> HealthCheck.Finding {
        .init(
            .warn, LocalizedText(directory.variable), Strings.relativeIgnored,
            remedy: Strings.setToAbsolute(variable: directory.variable))
    }

    private static func missing(_ directory: BaseDirectory) -> HealthCheck.Finding {
        let subject = LocalizedText(directory.variable)
        if directory.fallback == nil {
            return .init(
                .warn, subject, Strings.noRuntimeFolder, remedy: Strings.logIn(variable: subject))
        }
        return .init(.fail, subject, Strings.neitherNorHome, remedy: Strings.setHomeOr(variable: subject))
    }
}
