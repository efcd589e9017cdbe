import AuthBackendInterface
import AuthFlowInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface

/// What `doctor` says of the server.
enum PostgresCheck {
    static func check(_ records: Result<PostgresRecords, PostgresError>?) -> HealthCheck {
        HealthCheck(title: Strings.title) { _ in
            guard let records else { return [HealthCheck.Finding(.ok, Strings.title, Strings.notChosen)] }
            return [await finding(records)]
        }
    }

    private static func finding(_ records: Result<PostgresRecords, PostgresError>) async -> HealthCheck.Finding {
        do {
            // Any question will do: it connects, and looks at the version of the tables.
            _ = try await records.get().names(endedBy: WallTime(seconds: 0))
            return HealthCheck.Finding(.ok, Strings.title, Strings.reachable)
        } catch {
            return HealthCheck.Finding(.fail, Strings.title, LocalizedText(error), remedy: Strings.remedy)
        }
    }
}
