import FeatureKitInterface
import StorageInterface

/// What `doctor` says of what is stored.
enum StorageCheck {
    typealias Finding = HealthCheck.Finding

    static func check(_ parts: @escaping StorageParts.Source) -> HealthCheck {
        HealthCheck(title: "storage") { _ in
            do { return await findings(try parts()) } catch { return [Finding(.fail, "storage", "\(error)")] }
        }
    }

    private static func findings(_ parts: StorageParts) async -> [Finding] {
        [Finding(.ok, "SQLite", DatabaseStatus.library)] + findings("store", parts.store.database)
            + findings("cache", parts.cache.database) + [await finding(parts.secrets)]
    }

    private static func findings(_ subject: String, _ database: Database) -> [Finding] {
        do throws(StoreError) {
            let status = try DatabaseStatus(database)
            return [finding(subject, status)]
                + status.setAside.map {
                    Finding(
                        .warn, subject, "\($0) was damaged and put aside", remedy: "remove it, or look what is in it")
                }
        } catch {
            return [Finding(.fail, subject, "\(error)")]
        }
    }

    private static func finding(_ subject: String, _ status: DatabaseStatus) -> Finding {
        guard let size = status.size else { return Finding(.ok, subject, "\(status.path), made when it is needed") }
        if let damage = status.damage {
            return Finding(.fail, subject, "\(status.path): \(damage)", remedy: "storage export, then storage reset")
        }
        let text = "\(status.path), \(ByteCount.text(size)), schema \(status.schema), journal \(status.journal)"
        return Finding(.ok, subject, text)
    }

    private static func finding(_ secrets: any SecretStore) async -> Finding {
        do throws(SecretError) {
            let place = try await secrets.place()
            if let warning = place.warning {
                return Finding(
                    .warn, "secrets", "\(place.text): \(warning)",
                    remedy: "unlock a keyring, or set \(SecretSettings.variable) to pass")
            }
            return Finding(.ok, "secrets", place.text)
        } catch {
            return Finding(.fail, "secrets", "\(error)")
        }
    }
}

extension SecretPlace {
    /// Title and detail in one line.
    var text: String { detail.isEmpty ? title : "\(title), \(detail)" }
}
