import CommandKitInterface
import FeatureKitInterface
import JSONKit
import LocalizationKit

/// What every check found.
@MainActor
struct DoctorReport {
    static let schema = OutputSchema(
        "tessera.doctor", version: 1,
        fields: [
            .init("findings[].check", "string", Strings.checkMeaning),
            .init("findings[].status", "string", Strings.statusMeaning),
            .init("findings[].subject", "string", Strings.subjectMeaning),
            .init("findings[].detail", "string", Strings.detailMeaning),
            .init("findings[].remedy", "string or null", Strings.remedyMeaning),
            .init("ok", "integer", Strings.okMeaning),
            .init("warn", "integer", Strings.warnMeaning),
            .init("fail", "integer", Strings.failMeaning),
        ])

    private var groups: [(title: LocalizedText, findings: [HealthCheck.Finding])] = []

    /// Runs the checks one after the other.
    init(_ checks: [HealthCheck], _ invocation: Invocation) async {
        for check in checks { groups.append((check.title, await check.run(invocation))) }
    }

    var hasFailed: Bool { count(.fail) > 0 }

    func text(in language: Language) -> String {
        let sections = groups.filter { !$0.findings.isEmpty }.map { section($0, language) }
        return (sections + ["\(summary.text(in: language))\n"]).joined(separator: "\n")
    }

    var document: JSONValue {
        let findings = groups.flatMap { group in group.findings.map { value($0, of: group.title) } }
        return [
            "schema": .string(Self.schema.name), "version": .int(Self.schema.version), "findings": .array(findings),
            "ok": .int(count(.ok)), "warn": .int(count(.warn)), "fail": .int(count(.fail)),
        ]
    }

    private func count(_ status: HealthCheck.Finding.Status) -> Int {
        groups.flatMap(\.findings).count { $0.status == status }
    }

    private var summary: LocalizedText {
        Strings.doctorSummary(ok: count(.ok), warn: count(.warn), fail: count(.fail))
    }

    private func section(
        _ group: (title: LocalizedText, findings: [HealthCheck.Finding]), _ language: Language
    ) -> String {
        let width = group.findings.map { visible($0.subject.text(in: language)).count }.max() ?? 0
        let lines = group.findings.flatMap { self.lines($0, width, language) }
        return ([group.title.text(in: language)] + lines).map { $0 + "\n" }.joined()
    }

    private func lines(_ finding: HealthCheck.Finding, _ width: Int, _ language: Language) -> [String] {
        let status = finding.status.rawValue.padded(to: 4)
        let subject = visible(finding.subject.text(in: language)).padded(to: width)
        let line = "  \(status)  \(subject)  \(visible(finding.detail.text(in: language)))"
        return [line] + (finding.remedy.map { ["        \(visible($0.text(in: language)))"] } ?? [])
    }

    // Other programs read it, whatever the language of the person.
    private func value(_ finding: HealthCheck.Finding, of title: LocalizedText) -> JSONValue {
        [
            "check": .string("\(title)"), "status": .string(finding.status.rawValue),
            "subject": .string("\(finding.subject)"), "detail": .string("\(finding.detail)"),
            "remedy": JSONValue(finding.remedy.map { "\($0)" }),
        ]
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
