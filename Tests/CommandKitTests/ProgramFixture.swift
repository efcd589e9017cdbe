import CommandKit
import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting

/// A program with the sample commands, or with others.
@MainActor
struct ProgramFixture {
    var commands = Sample.all
    var root: Command?
    var assembly = DescribedAssembly()
    var lifecycle = RecordedLifecycle()

    func run(_ arguments: [String], columns: Int? = nil, executable: String = "/opt/tessera") async -> CommandRun {
        let program = CommandProgram(
            assembly: assembly, lifecycle: lifecycle, commands: { commands },
            command: { name in commands.first { $0.name == name } }, root: { root })
        return await CommandRun(of: program, CapturedRun(arguments, executable: executable, columns: columns))
    }
}
