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
            "doctor", abstract: "check what this binary needs from the machine",
            discussion: """
                Each line says ok, warn (it works, with less to offer) or fail, with what to do about it below. \
                Nothing is changed. The exit code is 1 when a check fails.
                """,
            examples: [CommandExample("doctor", "check everything")], output: DoctorReport.schema
        ) { context in
            let builtIn = [
                NeedsCheck(assembly).check, LibrariesCheck(assembly, machine).check, DirectoriesCheck(machine).check,
                TerminalCheck.check,
            ]
            let report = await DoctorReport(try builtIn + checks(), context.invocation)
            try context.output.write(context.wantsJSON ? report.document.pretty + "\n" : report.text)
            if report.hasFailed { throw ExitCode.failed }
        }
    }
}
