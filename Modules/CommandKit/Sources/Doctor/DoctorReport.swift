import CommandKitInterface
import FeatureKitInterface
import JSONKit

/// What every check found.
@MainActor
struct DoctorReport {
    static let schema = OutputSchema(
        "tessera.doctor", version: 1,
        fields: [
            .init("findings[].check", "string", "the heading, such as libraries"),
            .init("findings[].status", "string", "ok, warn or fail"),
            .init("findings[].subject", "string", "what was looked at"),
            .init("findings[].detail", "string", "what was found"),
            .init("findings[].remedy", "string or null", "what to do about it"),
            .init("ok", "integer", "how many are well"),
            .init("warn", "integer", "how many work with less to offer"),
            .init("fail", "integer", "how many do not work"),
        ])

    private var groups: [(title: String, findings: [HealthCheck.Finding])] = []

    /// Runs the checks one after the other.
    init(_ checks: [HealthCheck], _ invocation: Invocation) async {
        for check in checks { groups.append((check.title, await check.run(invocation))) }
    }

    var hasFailed: Bool { count(.fail) > 0 }

    var text: String {
        (groups.filter { !$0.findings.isEmpty }.map(section) + ["\(summary)\n"]).joined(separator: "\n")
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

    private var summary: String { "\(count(.ok)) ok, \(count(.warn)) warn, \(count(.fail)) fail" }

    private func section(_ group: (title: String, findings: [HealthCheck.Finding])) -> String {
        let width = group.findings.map { visible($0.subject).count }.max() ?? 0
        return ([group.title] + group.findings.flatMap { lines($0, width) }).map { $0 + "\n" }.joined()
    }

    private func lines(_ finding: HealthCheck.Finding, _ width: Int) -> [String] {
        let status = finding.status.rawValue.padded(to: 4)
        let line = "  \(status)  \(visible(finding.subject).padded(to: width))  \(visible(finding.detail))"
        return [line] + (finding.remedy.map { ["        \(visible($0))"] } ?? [])
    }

    private func value(_ finding: HealthCheck.Finding, of title: String) -> JSONValue {
        [
            "check": .string(title), "status": .string(finding.status.rawValue), "subject": .string(finding.subject),
            "detail": .string(finding.detail), "remedy": JSONValue(finding.remedy),
        ]
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
