import LocalizationKit
import PlatformInterface
import StorageInterface

/// The places for secrets that come with this module.
enum Backends {
    static func command(_ settings: SecretSettings, _ runner: any ProcessRunner) -> SecretBackend {
        SecretBackend(rank: 100, isExclusive: true) {
            do throws(SecretError) {
                guard let words = try settings.command() else { return .absent(reason: Strings.noCommand) }
                return .ready(SecretCommand(words: words, runner: runner))
            } catch {
                return .broken(reason: error.explanation)
            }
        }
    }

    static func service(_ environment: any Environment) -> SecretBackend {
        SecretBackend(rank: 200) {
            // GLib would look for a display, and start a bus of its own there.
            guard
                environment.nonEmpty("DBUS_SESSION_BUS_ADDRESS") != nil
                    || environment.nonEmpty("XDG_RUNTIME_DIR") != nil
            else { return .absent(reason: Strings.noBus) }
            if let reason = await SecretService.absence() {
                return .absent(reason: Strings.noSecretService(reason: reason))
            }
            return .ready(SecretService())
        }
    }

    static func file(_ directories: any Directories, _ files: any Files) -> SecretBackend {
        let path = "\(directories.path(.state))/secrets.json"
        return SecretBackend(rank: 1000) {
            .ready(SecretFile(path: path, files: files) { directories.problem(making: .state) })
        }
    }
}

extension Directories {
    /// Makes the folder of a kind.
    ///
    /// - Parameter kind: what the folder is for.
    /// - Returns: why it cannot be made; `nil` when it is there.
    func problem(making kind: DirectoryKind) -> FileError? {
        do throws(FileError) { _ = try create(kind) } catch { return error }
        return nil
    }
}
