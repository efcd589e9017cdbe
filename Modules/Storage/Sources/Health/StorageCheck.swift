import FeatureKitInterface
import LocalizationKit
import StorageInterface

/// What `doctor` says of what is stored.
enum StorageCheck {
    typealias Finding = HealthCheck.Finding

    static func check(_ parts: @escaping StorageParts.Source) -> HealthCheck {
        HealthCheck(title: Strings.storage) { _ in
            do {
                return await findings(try parts())
            } catch {
                return [Finding(.fail, Strings.storage, LocalizedText(error))]
            }
        }
    }

    private static func findings(_ parts: StorageParts) async -> [Finding] {
        [Finding(.ok, "SQLite", LocalizedText(DatabaseStatus.library))]
            + findings(Strings.store, parts.store.database) + findings(Strings.cache, parts.cache.database)
            + [await finding(parts.secrets)]
    }

    private static func findings(_ subject: LocalizedText, _ database: Database) -> [Finding] {
        do throws(StoreError) {
            let status = try DatabaseStatus(database)
            return [finding(subject, status)]
                + status.setAside.map {
                    Finding(.warn, subject, Strings.wasSetAside(path: $0), remedy: Strings.removeOrLook)
                }
        } catch {
            return [Finding(.fail, subject, error.explanation)]
        }
    }

    private static func finding(_ subject: LocalizedText, _ status: DatabaseStatus) -> Finding {
        guard let damage = status.damage else { return Finding(.ok, subject, status.text) }
        return Finding(.fail, subject, "\(status.path): \(damage)", remedy: Strings.exportThenReset)
    }

    private static func finding(_ secrets: any SecretStore) async -> Finding {
        do throws(SecretError) {
            let place = try await secrets.place()
            guard let warning = place.warning else { return Finding(.ok, Strings.secrets, place.text) }
            return Finding(
                .warn, Strings.secrets, "\(place.text): \(warning)",
                remedy: Strings.unlockKeyring(variable: SecretSettings.variable))
        } catch {
            return Finding(.fail, Strings.secrets, error.explanation)
        }
    }
}

extension SecretPlace {
    /// Title and detail in one line.
    var text: LocalizedText { detail.isEmpty ? title : "\(title), \(detail)" }
}
