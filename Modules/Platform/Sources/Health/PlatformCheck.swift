import FeatureKitInterface
import LocalizationKit
import PlatformInterface

/// What `doctor` says of the machine.
enum PlatformCheck {
    typealias Finding = HealthCheck.Finding

    @MainActor
    static func check(_ machine: Machine) -> HealthCheck {
        HealthCheck(title: Strings.platform) { _ in
            folders(machine) + programs(machine.environment) + [await session(machine.session)]
        }
    }

    @MainActor
    private static func folders(_ machine: Machine) -> [Finding] {
        let warnings = machine.directories.warnings.map { Finding(.warn, Strings.folders, $0.localizedText) }
        return warnings + DirectoryKind.allCases.map { folder($0, machine) }
    }

    /// A folder that is not there yet is fine; one that cannot be read is not.
    @MainActor
    private static func folder(_ kind: DirectoryKind, _ machine: Machine) -> Finding {
        let path = machine.directories.path(kind)
        do throws(FileError) {
            _ = try machine.files.names(in: path)
            return Finding(.ok, kind.title, LocalizedText(path))
        } catch {
            if error.cause == .missing {
                return Finding(.ok, kind.title, Strings.madeWhenNeeded(path: path))
            }
            return Finding(.fail, kind.title, error.explanation, remedy: Strings.makeItReadable)
        }
    }

    private static func programs(_ environment: any Environment) -> [Finding] {
        let search = ProgramSearch(environment)
        let programs = [
            ("notify-send", Strings.noNotices, "libnotify-bin"),
            ("gdbus", Strings.lockUnknown, "libglib2.0-bin"),
        ]
        return programs.map { name, loss, package in
            search.path(of: name).map { Finding(.ok, LocalizedText(name), LocalizedText($0)) }
                ?? Finding(
                    .warn, LocalizedText(name), Strings.notFoundSo(loss: loss), remedy: "sudo apt install \(package)")
        }
    }

    private static func session(_ lock: any SessionLock) async -> Finding {
        switch await lock.state() {
        case .locked: Finding(.ok, Strings.session, Strings.locked)
        case .unlocked: Finding(.ok, Strings.session, Strings.unlocked)
        case .unavailable(let reason): Finding(.warn, Strings.session, Strings.lockReason(reason: reason))
        }
    }
}

extension DirectoryKind {
    fileprivate var title: LocalizedText {
        switch self {
        case .configuration: Strings.configurationFolder
        case .data: Strings.dataFolder
        case .state: Strings.stateFolder
        case .cache: Strings.cacheFolder
        case .runtime: Strings.runtimeFolder
        }
    }
}
