import Glibc
import LocalizationKit
import PlatformInterface

/// The folders of one instance on the disk.
struct SystemDirectories: Directories {
    let warnings: [DirectoryWarning]
    private let roots: [DirectoryKind: String]
    private let user: UInt32

    init(_ environment: any Environment, program: String, instance: InstanceName) {
        let user = environment.userID
        let bases = BaseDirectories(environment, program: program) { FolderStatus.objection(to: $0, user: user) }
        warnings = bases.warnings
        roots = bases.roots(program: program, instance: instance)
        self.user = user
    }

    func path(_ kind: DirectoryKind) -> String { roots[kind] ?? "/" }

    func create(_ kind: DirectoryKind, _ subfolder: String) throws(FileError) -> String {
        let parts = subfolder.split(separator: "/")
        guard !parts.contains("..") else { throw FileError(.create, subfolder, .other(Strings.leadsOut)) }
        let folder = ([path(kind)] + parts.map(String.init)).joined(separator: "/")
        if let shelter = warnings.lazy.compactMap(\.shelter).first { try makeShelter(shelter) }
        try make(folder)
        return folder
    }

    /// Makes the folder that stands in for a home where others can write too, and may have been quicker.
    private func makeShelter(_ shelter: String) throws(FileError) {
        try make(shelter)
        guard let objection = FolderStatus.objection(to: shelter, user: user) else { return }
        throw FileError(.create, shelter, .other(Strings.itObjection(objection: objection)))
    }

    private func make(_ folder: String) throws(FileError) {
        guard !FolderStatus.exists(folder) else { return }
        if let slash = folder.lastIndex(of: "/"), slash > folder.startIndex { try make(String(folder[..<slash])) }
        if mkdir(folder, 0o700) == 0 {
            // The umask may have taken away what the owner needs.
            chmod(folder, 0o700)
        } else if errno != EEXIST || !FolderStatus.exists(folder) {
            throw FileError(.create, folder, errno: errno == EEXIST ? ENOTDIR : errno)
        }
    }
}

extension BaseDirectories {
    /// The program's own folder in each base directory; all instances share the configuration.
    func roots(program: String, instance: InstanceName) -> [DirectoryKind: String] {
        var roots = paths.mapValues { "\($0)/\(program)" }
        for kind in DirectoryKind.allCases where kind != .configuration {
            if let name = instance.text, let root = roots[kind] { roots[kind] = "\(root)/instances/\(name)" }
        }
        return roots
    }
}

extension DirectoryWarning {
    /// The folder that stands in for a home.
    fileprivate var shelter: String? {
        if case .noHome(let used) = self { used } else { nil }
    }
}
