import FeatureKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// What `report` prints, as text and as JSON; every text in it is free of personal data.
struct CrashText {
    let build: BuildDescription
    let record: CrashRecord?
    let personal: PersonalData

    func text(in language: Language) -> String {
        let heading = "\(build.distribution) \(build.version) (\(build.featuresHash), Swift \(build.toolchain))\n"
        guard let record else { return heading + Strings.noCrash.text(in: language) + "\n" }
        let facts: [[LocalizedText]] = [
            [Strings.ran, "\(versions(of: record))"], [Strings.started, "\(record.started)"],
            [Strings.ended, ending(of: record)],
        ]
        let sections = [(Strings.lastEvents, record.events), (Strings.backtrace, record.backtrace)]
        return heading + "\n" + rows(facts, language)
            + sections.map { section($0.text(in: language), $1) }.joined()
    }

    // Labels line up with one blank, as the report always had it.
    private func rows(_ facts: [[LocalizedText]], _ language: Language) -> String {
        let labels = facts.map { $0[0].text(in: language) }
        let width = labels.map(\.count).max() ?? 0
        return zip(labels, facts).map { label, fact in
            label + String(repeating: " ", count: width - label.count + 1) + fact[1].text(in: language) + "\n"
        }.joined()
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
            "started": .string(record.started.description), "ending": .string("\(ending(of: record))"),
            "versions": .object(versions.map { ($0.key, .string($0.value)) }),
            "events": JSONValue(record.events.map(personal.removed)),
            "backtrace": JSONValue(record.backtrace.map(personal.removed)),
        ]
    }

    private func versions(of record: CrashRecord) -> String {
        let keys = ["distribution", "version", "features", "toolchain"]
        return keys.compactMap { record.versions[$0] }.joined(separator: " ")
    }

    private func ending(of record: CrashRecord) -> LocalizedText {
        switch record.ending {
        case .fault(let signal):
            Strings.byFault(signal: "\(signal)" + (SignalName(signal).map { " (\($0.text))" } ?? ""))
        case .unexplained: Strings.withoutAWord
        }
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(title)\n\n" + lines.map { "  \(personal.removed(from: $0))\n" }.joined()
    }
}
