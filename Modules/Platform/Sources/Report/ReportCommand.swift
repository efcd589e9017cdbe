import CommandKitInterface
import FeatureKitInterface
import JSONKit
import PlatformInterface

/// Tells of the last crash what may be told to anybody.
@MainActor
enum ReportCommand {
    static func command(
        _ assembly: any AssemblyInformation, _ crashes: any CrashReport, _ environment: any Environment
    ) -> Command {
        Command(
            "report", abstract: "print what is known of the last crash, without personal data",
            discussion: """
                Prints what this binary is, and of the last end that it did not choose: what ran, how it ended, the \
                last events and the functions that were running. Home folders, the names of user and machine, and \
                phone numbers are taken out, so that the text can be given to somebody else. Read it before you do.
                """,
            examples: [CommandExample("report --json", "the same for a program")], output: schema
        ) { context in
            let report = CrashText(
                build: assembly.build, record: crashes.last(), personal: PersonalData(environment))
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text)
        }
    }

    private static let schema = OutputSchema(
        "tessera.report", version: 1,
        fields: [
            .init("build", "object", "what this binary is: distribution, version, features and toolchain"),
            .init("crash", "object or null", "the last end that was not chosen"),
            .init("crash.started", "string, RFC 3339", "when the program had started"),
            .init("crash.ending", "string", "how it ended"), .init("crash.versions", "object", "what ran, as in build"),
            .init("crash.events[]", "string", "what it noted last, the oldest first"),
            .init("crash.backtrace[]", "string", "the functions that were running, the innermost first"),
        ])
}
