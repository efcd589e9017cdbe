import CallFlow
import CallFlowInterface
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import PhoneNumbersInterface
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting

/// Lets an engine report something of one of two calls, and says how long it takes to decide what follows from it and to
/// carry that out.
///
/// Prints the best of twenty rounds, as a table or with `--json` as a document.
@main
@MainActor
enum CallFlowBenchmark {
    private static let count = 10_000
    private static let goal = 20.0

    static func main() async throws {
        let engine = SilentEngine()
        let feature = RecordedFeature(Calls.self) { prepare($0, engine) }
        let calls = try feature.service(.callStarting)
        for number in ["+79991234561", "+79991234562"] {
            engine.report(.connected(try await calls.startCall(to: number)))
        }
        let best = (0..<20).map { _ in round(engine) }.min() ?? .zero
        let each = Double((best / .microseconds(1) / Double(count) * 100).rounded()) / 100
        print(
            CommandLine.arguments.contains("--json")
                ? #"{"schema":1,"benchmark":"calls","rows":[{"name":"decision on an event","unit":"µs","value":\#(each),"#
                    + #""goal":\#(goal)}]}"#
                : "decision on an event     \(each) µs   goal \(goal)")
    }

    /// The calls with an engine of ours beside the simulation.
    private enum Calls: Feature {
        static var descriptor: FeatureDescriptor { CallsFeature.descriptor }

        static func register(in registry: inout some Registering) {
            CallsFeature.register(in: &registry)
            registry.contribute("bench", to: .callEngines) { resolver in
                let engine = try resolver.service(.silentEngine)
                return CallEngineDescription(id: "bench", name: "bench", rank: 100) { _ in engine }
            }
        }
    }

    private static func prepare(_ feature: RecordedFeature, _ engine: SilentEngine) {
        let (disk, time) = (MemoryDisk(), VirtualTime())
        feature.insert(engine, for: .silentEngine)
        feature.insert(InstanceWorld().instance(), for: .instance)
        feature.insert(MemorySocket(), for: .localSocket)
        feature.insert(MemoryKeyValueStore(), for: .keyValueStore)
        feature.insert(disk, for: .directories)
        feature.insert(FixedEnvironment(), for: .environment)
        feature.insert(ScriptedNotices(), for: .desktopNotice)
        feature.insert(BuiltInRules() as any PhoneNumberRules, for: .phoneNumberRules)
        feature.insert(MemoryLogger(), for: .logger)
        feature.insert(SeededBytes(), for: .randomBytes)
        feature.insert(time as any ContinuousTime, for: .continuousTime)
        feature.insert(time.wallClock, for: .wallClock)
    }

    /// The other end holds the call and takes it back, so that each event changes something.
    private static func round(_ engine: SilentEngine) -> Duration {
        guard let call = engine.dialled.last else { return .zero }
        return ContinuousClock().measure {
            for number in 0..<count { engine.report(.remoteHeld(call, number.isMultiple(of: 2))) }
        }
    }
}

/// An engine that only says what it is told to.
@MainActor
final class SilentEngine: CallEngine {
    private(set) var dialled: [CallID] = []
    private var reporting: (@MainActor (EngineFact) -> Void)?

    func start(reporting report: @escaping @MainActor (EngineFact) -> Void) { reporting = report }
    func perform(_ command: EngineCommand) { if case .dial(let call, _) = command { dialled.append(call) } }
    func stop() async {}
    func report(_ fact: EngineFact) { reporting?(fact) }
}

extension ServiceKey where Service == SilentEngine {
    static var silentEngine: Self { Self("SilentEngine", in: "CallFlowBenchmark") }
}
