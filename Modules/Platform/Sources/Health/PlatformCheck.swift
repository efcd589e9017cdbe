import FeatureKitInterface
import PlatformInterface

/// What `doctor` says of the machine.
enum PlatformCheck {
    typealias Finding = HealthCheck.Finding

    @MainActor
    static func check(_ machine: Machine) -> HealthCheck {
        HealthCheck(title: "platform") { _ in
            folders(machine) + programs(machine.environment) + [await session(machine.session)]
        }
    }

    @MainActor
    private static func folders(_ machine: Machine) -> [Finding] {
        let warnings = machine.directories.warnings.map { Finding(.warn, "folders", "\($0)") }
        return warnings + DirectoryKind.allCases.map { folder($0, machine) }
    }

    /// A folder that is not there yet is fine; one that cannot be read is not.
    @MainActor
    private static func folder(_ kind: DirectoryKind, _ machine: Machine) -> Finding {
        let path = machine.directories.path(kind)
        do throws(FileError) {
            _ = try machine.files.names(in: path)
            return Finding(.ok, kind.rawValue, path)
        } catch {
            if error.cause == .missing { return Finding(.ok, kind.rawValue, "\(path), made when it is needed") }
            let remedy = "make it a folder that you may read and write"
            return Finding(.fail, kind.rawValue, "\(error)", remedy: remedy)
        }
    }

    private static func programs(_ environment: any Environment) -> [Finding] {
        let search = ProgramSearch(environment)
        let programs = [
            ("notify-send", "there are no notices on the desktop", "libnotify-bin"),
            ("gdbus", "nobody knows whether the session is locked", "libglib2.0-bin"),
        ]
        return programs.map { name, loss, package in
            search.path(of: name).map { Finding(.ok, name, $0) }
                ?? Finding(.warn, name, "not found, so \(loss)", remedy: "sudo apt install \(package)")
        }
    }

    private static func session(_ lock: any SessionLock) async -> Finding {
        switch await lock.state() {
        case .locked: Finding(.ok, "session", "locked")
        case .unlocked: Finding(.ok, "session", "unlocked")
        case .unavailable(let reason): Finding(.warn, "session", "the lock is not known: \(reason)")
        }
    }
}
