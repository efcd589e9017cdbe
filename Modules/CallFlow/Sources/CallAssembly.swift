import CallFlowInterface
import FeatureKitInterface
import PlatformInterface
import StateKit
import StorageInterface

/// The parts of the feature, each made once and when it is first needed.
@MainActor
final class CallAssembly {
    private var madeCentre: CallCentre?
    private var madeHistory: StoredCallHistory?

    nonisolated init() {}

    func centre(_ resolver: any Resolving) throws -> CallCentre {
        if let madeCentre { return madeCentre }
        let kernel = Kernel(scheduler: MainScheduler())
        let engines = CallEngines(try resolver.contributions(.callEngines), in: kernel)
        let history = try history(resolver)
        let model = CallModel(engines: engines.traits, preferences: CallPreferences(engine: engines.usual))
        let centre = CallCentre(
            model, engines, in: kernel, wallClock: try resolver.service(.wallClock),
            random: try resolver.service(.randomBytes), history: { history.record($0) })
        madeCentre = centre
        return centre
    }

    func history(_ resolver: any Resolving) throws -> StoredCallHistory {
        if let madeHistory { return madeHistory }
        let history = StoredCallHistory(
            try resolver.service(.keyValueStore), log: try resolver.service(.logger))
        madeHistory = history
        return history
    }

    func stop() async {
        await madeCentre?.stop()
        await madeHistory?.finish()
    }
}
