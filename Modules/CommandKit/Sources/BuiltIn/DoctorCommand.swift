import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// `doctor`: checks what this binary needs from the machine.
enum DoctorCommand {
    @MainActor
    static func command(
        _ assembly: any AssemblyInformation, _ machine: Machine, checks: @escaping () throws -> [HealthCheck]
    ) -> Command {
        Command(
            "doctor", abstract: CommandsFeature.Abstracts.doctor,
            discussion: Strings.doctorDiscussion,
            examples: [CommandExample("doctor", Strings.doctorExample)], output: DoctorReport.schema,
            isReport: true
        ) { context in
            let builtIn = [
                NeedsCheck(assembly).check, LibrariesCheck(assembly, machine).check, DirectoriesCheck(machine).check,
                TerminalCheck.check,
            ]
            let report = await DoctorReport(try builtIn + checks(), context.invocation)
            try context.output.write(
                context.wantsJSON ? report.document.pretty + "\n" : report.text(in: context.language))
            if report.hasFailed { throw ExitCode.failed }
        }
    }
}
