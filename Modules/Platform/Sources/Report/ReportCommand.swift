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
            "report", abstract: PlatformFeature.Abstracts.report,
            discussion: Strings.reportDiscussion,
            examples: [CommandExample("report --json", Strings.reportExample)], output: schema,
            isReport: true
        ) { context in
            let report = CrashText(
                build: assembly.build, record: crashes.last(), personal: PersonalData(environment))
            try context.output.write(context.wantsJSON ? report.json.pretty + "\n" : report.text(in: context.language))
        }
    }

    private static let schema = OutputSchema(
        "tessera.report", version: 1,
        fields: [
            .init("build", "object", Strings.buildMeaning),
            .init("crash", "object or null", Strings.crashMeaning),
            .init("crash.started", "string, RFC 3339", Strings.startedMeaning),
            .init("crash.ending", "string", Strings.endingMeaning),
            .init("crash.versions", "object", Strings.versionsMeaning),
            .init("crash.events[]", "string", Strings.eventsMeaning),
            .init("crash.backtrace[]", "string", Strings.backtraceMeaning),
        ])
}
