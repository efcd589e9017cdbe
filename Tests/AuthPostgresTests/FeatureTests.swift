import AuthBackendInterface
import FeatureKitInterface
import FeatureKitTesting
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import Testing

@testable import AuthPostgres

@MainActor
@Suite("the feature authpostgres", .timeLimit(.minutes(30)))
struct FeatureTests {
    @Test("without an address nothing is chosen, and with a wrong one it is said")
    func choice() throws {
        #expect(try source("")?.store() == nil)
        #expect(throws: PostgresError.noAddress) { try source("hostt=x")?.store() }
        #expect(try source("host=/run/postgresql")?.store() is PostgresRecords)
    }

    @Test("in a build without settings the variable chooses")
    func variable() throws {
        let feature = RecordedFeature(AuthPostgresFeature.self) { feature in
            let environment = FixedEnvironment(["TESSERA_AUTH_POSTGRES": "host=/run/postgresql"])
            feature.insert(environment as any Environment, for: .environment)
            feature.insert(HastyTime() as any ContinuousTime, for: .continuousTime)
        }
        #expect(try feature.contributions(.authRecordStores)[0].store() is PostgresRecords)
    }

    @Test("the setting takes connection strings alone, and is kept from view")
    func setting() {
        let definition = Setting.postgresAddress.definition
        #expect(definition.isSecret)
        #expect(definition.objection(.text("postgresql://db.example/tessera")) == nil)
        #expect(definition.objection(.text("")) == nil)
        #expect(definition.objection(.text("db.example")) != nil)
    }

    @Test("the health check says whether the server answers")
    func health() async throws {
        let bad = try feature("postgresql://127.0.0.1:1/tessera", HastyTime()).contributions(.healthChecks)[0]
        #expect(await bad.run(CapturedRun().invocation).map(\.status) == [.fail])
        let good = try feature(try await PrivateCluster.address(), HastyTime()).contributions(.healthChecks)[0]
        #expect(await good.run(CapturedRun().invocation).map(\.status) == [.ok])
    }

    private func source(_ address: String) throws -> AuthRecordStoreSource? {
        try feature(address, HastyTime()).contributions(.authRecordStores).first
    }

    private func feature(_ address: String, _ time: any ContinuousTime) -> RecordedFeature {
        RecordedFeature(AuthPostgresFeature.self) { feature in
            let settings = MemorySettings(
                [Setting.postgresAddress.definition], ["auth.postgres": .text(address)])
            feature.insert(settings as any Settings, for: .settings)
            feature.insert(time, for: .continuousTime)
        }
    }
}
