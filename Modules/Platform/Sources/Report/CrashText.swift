import FeatureKitInterface
import JSONKit
import PlatformInterface

/// What `report` prints, as text and as JSON; every text in it is free of personal data.
struct CrashText {
    let build: BuildDescription
    let record: CrashRecord?
    let personal: PersonalData

    var text: String {
        let heading = "\(build.distribution) \(build.version) (\(build.featuresHash), Swift \(build.toolchain))\n"
        guard let record else { return heading + "no crash is on record\n" }
        let ran = "\nran     \(versions(of: record))\nstarted \(record.started)\nended   \(ending(of: record))\n"
        return heading + ran + section("last events", record.events) + section("backtrace", record.backtrace)
    }

    var json: JSONValue {
        [
            "schema": "tessera.report", "version": 1,
            "build": .object(build.versions.map { ($0.key, .string($0.value)) }),
            "crash": record.map(json) ?? .null,
        ]
    }

    private func json(_ record: CrashRecord) -> JSONValue {
        let versions = record.versions.sorted { $0.key < $1.key }
        return [
            "started": .string(record.started.description), "ending": .string(ending(of: record)),
            "versions": .object(versions.map { ($0.key, .string($0.value)) }),
            "events": JSONValue(record.events.map(personal.removed)),
            "backtrace": JSONValue(record.backtrace.map(personal.removed)),
        ]
    }

    private func versions(of record: CrashRecord) -> String {
        let keys = ["distribution", "version", "features", "toolchain"]
        return keys.compactMap { record.versions[$0] }.joined(separator: " ")
    }

    private func ending(of record: CrashRecord) -> String {
        switch record.ending {
        case .fault(let signal): "by a fault, signal \(signal)" + (SignalName(signal).map { " (\($0.text))" } ?? "")
        case .unexplained: "without a word: it was killed, or the machine went off"
        }
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(title)\n\n" + lines.map { "  \(personal.removed(from: $0))\n" }.joined()
    }
}
