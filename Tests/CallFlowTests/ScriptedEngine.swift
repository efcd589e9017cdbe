import CallFlowInterface

/// An engine that writes down what it is told, and reports what the test says.
@MainActor
final class ScriptedEngine: CallEngine {
    private(set) var commands: [EngineCommand] = []
    private var reporting: (@MainActor (EngineFact) -> Void)?

    func start(reporting report: @escaping @MainActor (EngineFact) -> Void) { reporting = report }
    func perform(_ command: EngineCommand) { commands.append(command) }
    func stop() async { reporting = nil }

    func report(_ fact: EngineFact) { reporting?(fact) }
    func forget() { commands = [] }
}
