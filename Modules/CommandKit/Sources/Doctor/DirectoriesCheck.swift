import FeatureKitInterface

/// Whether the folders of a person can be used, and whether others are kept out of ours.
struct DirectoriesCheck {
    private let machine: Machine

    /// The name of our folder in each of them.
    private static let folder = "tessera"

    init(_ machine: Machine) {
        self.machine = machine
    }

    var check: HealthCheck {
        HealthCheck(title: "directories") { invocation in
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
        if !file.isFolder {
            return .init(
                .fail, directory.variable, "\(path) is no folder",
                remedy: "mv \(shellWord(path)) \(shellWord(path + ".old"))")
        }
        if !file.isWritable {
            return .init(
                .fail, directory.variable, "\(path) cannot be written", remedy: "chmod u+rwx \(shellWord(path))")
        }
        return privacy(directory, path, file)
    }

    private func privacy(_ directory: BaseDirectory, _ path: String, _ file: Machine.File) -> HealthCheck.Finding {
        let permissions = String(file.permissions & 0o777, radix: 8)
        if file.permissions & 0o077 == 0 { return .init(.ok, directory.variable, "\(path), \(permissions)") }
        return .init(
            .warn, directory.variable, "\(path) is open to others, \(permissions)",
            remedy: "chmod 700 \(shellWord(path))")
    }

    private func creation(_ directory: BaseDirectory, _ path: String) -> HealthCheck.Finding {
        let parent = nearestExisting(above: path)
        guard let file = machine.file(parent), file.isFolder, file.isWritable else {
            return .init(
                .fail, directory.variable, "\(path) cannot be created: \(parent) cannot be written",
                remedy: "set \(directory.variable) to a folder of yours")
        }
        return .init(.ok, directory.variable, "\(path), made on first use")
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
            .warn, directory.variable, "ignored: it has to be an absolute path",
            remedy: "set \(directory.variable) to a path that begins with /")
    }

    private static func missing(_ directory: BaseDirectory) -> HealthCheck.Finding {
        if directory.fallback == nil {
            return .init(
                .warn, directory.variable, "not set: running programs cannot find each other",
                remedy: "log in through a session manager such as systemd-logind, or set \(directory.variable)")
        }
        return .init(
            .fail, directory.variable, "neither it nor HOME is set", remedy: "set HOME or \(directory.variable)")
    }
}
