import LocalizationKit
import Testing

@testable import BoundaryCheck

@Suite("descriptors")
struct DescriptorTests {
    private let reason = "people choose, assemble and diagnose features by what their descriptors say"
    private let agree = "make the descriptor and the module agree"

    private var fixture: Fixture {
        Fixture(.feature("A", uses: ["BInterface"]), .system("B", interface: []), .kit("K"))
            .with("Modules/A/Sources/A.swift", "import BInterface\npublic enum AFeature: Feature {}")
            .with("Modules/A/feature.json", descriptor("a", needs: "BStore"))
            .with("Modules/B/Interface/interface.json", "{ \"version\": 2 }")
            .with("Modules/B/Interface/B.swift", "public let key = ServiceKey<B>(\"BStore\", in: \"BInterface\")")
            .with("Modules/B/Sources/B.swift", "import BInterface\npublic struct BFeature: Feature {}")
            .with("Modules/B/feature.json", descriptor("b", kind: "system", provides: "BStore", command: "run"))
    }

    @Test("descriptors that say what is true are kept")
    func kept() throws {
        #expect(try fixture.findings(Descriptor()) == [])
    }

    @Test("a malformed, missing or unexpected descriptor is named")
    func presence() throws {
        let broken = Fixture(.feature("A"), .feature("B"), .kit("K")).with("Modules/A/feature.json", "{\n\"idd\": 1}")
            .with("Modules/K/feature.json", descriptor("k"))
        #expect(
            try broken.findings(Descriptor()).filter { !$0.contains("the target is") && !$0.contains("declares") } == [
                "Modules/A/feature.json:2:1: error: [descriptor] unknown key `idd`; did you mean `id`? "
                    + "why: \(reason). fix: mend the descriptor",
                "Modules/K/feature.json:1:1: error: [descriptor] K is a kit and has a descriptor. "
                    + "why: \(reason). fix: remove it, or make the row a feature, system or tool",
                "Package.swift:12:14: error: [descriptor] B is a feature and has no Modules/B/feature.json. "
                    + "why: \(reason). fix: describe the module there",
            ])
    }

    @Test("target, kind, type and id have to be those of the module")
    func identity() throws {
        let rows: [(old: String, new: String, place: String, problem: String)] = [
            ("\"target\": \"A\"", "\"target\": \"B\"", "1:23", "the target is B, and the module A"),
            ("\"feature\"", "\"system\"", "1:56", "the kind is system, and the row's feature"),
            ("AFeature", "Missing", "1:36", "no source of A declares Missing"),
        ]
        for row in rows {
            let text = descriptor("a", needs: "BStore").replacing(row.old, with: row.new)
            let found = try fixture.with("Modules/A/feature.json", text).findings(Descriptor())
            let place = "Modules/A/feature.json:\(row.place): error: [descriptor] "
            #expect(found.contains("\(place)\(row.problem). why: \(reason). fix: \(agree)"), "\(row): \(found)")
        }
    }

    @Test("ids are unique among all descriptors, commands among what can be in one distribution")
    func uniqueness() throws {
        let text = descriptor("a", provides: "BStore", command: "run").replacing("AFeature", with: "BFeature")
            .replacing("\"A\"", with: "\"B\"").replacing("\"feature\"", with: "\"system\"")
        let broken = fixture.with("Modules/A/feature.json", descriptor("a", needs: "BStore", command: "run"))
            .with("Modules/B/feature.json", text)
        #expect(
            try broken.findings(Descriptor()) == [
                "Modules/B/feature.json:1:8: error: [descriptor] Modules/A/feature.json has the id `a` too. "
                    + "why: \(reason). fix: \(agree)",
                "Modules/B/feature.json:5:15: error: [descriptor] Modules/A/feature.json has a command `run` too. "
                    + "why: \(reason). fix: \(agree)",
            ])
        let tool = Fixture(.tool("A"), .tool("B")).with("Modules/A/Sources/A.swift", "enum AFeature {}")
            .with("Modules/B/Sources/B.swift", "enum BFeature {}")
            .with("Modules/A/feature.json", descriptor("a", kind: "tool", command: "run"))
            .with("Modules/B/feature.json", descriptor("b", kind: "tool", command: "run"))
        #expect(try tool.findings(Descriptor()) == [])
    }

    @Test("a service that is named has an interface that the module lists and imports, a key and a version")
    func services() throws {
        let rows: [(fixture: Fixture, problem: String)] = [
            (
                fixture.with("Modules/A/feature.json", descriptor("a", needs: "BStore", of: "BInterfac")),
                "BInterfac is no interface; did you mean `BInterface`?"
            ),
            (fixture.with("Modules/A/feature.json", descriptor("a", needs: "BStore", of: "K")), "K is no interface"),
            (
                fixture.with("Modules/A/Sources/A.swift", "// import BInterface\nenum AFeature {}"),
                "no source of A imports BInterface"
            ),
            (
                fixture.with("Modules/A/feature.json", descriptor("a", needs: "Other")),
                "BInterface declares no service Other"
            ),
            (
                fixture.with("Modules/A/feature.json", descriptor("a", needs: "BStore", versions: "\"3-4\"")),
                "BStore is named with version 3-4, and BInterface has version 2"
            ),
        ]
        for row in rows {
            let end = row.problem.hasSuffix("?") ? "" : "."
            #expect(
                try row.fixture.findings(Descriptor()) == [
                    "Modules/A/feature.json:4:12: error: [descriptor] \(row.problem)\(end) "
                        + "why: \(reason). fix: \(agree)"
                ])
        }
        let unlisted = Fixture(.feature("A"), .system("B", interface: [])).with(
            "Modules/A/Sources/A.swift", "enum AFeature {}"
        )
        .with("Modules/A/feature.json", descriptor("a", needs: "BStore"))
        .with("Modules/B/Interface/interface.json", "{ \"version\": 2 }")
        #expect(try unlisted.problems(Descriptor()).contains("Modules/A/feature.json:4:12 A does not list BInterface"))
    }

    @Test("an interface has a version")
    func version() throws {
        let broken = fixture.with("Modules/B/Interface/interface.json", "{}")
        #expect(
            try broken.findings(Descriptor()) == [
                "Package.swift:12:13: error: [descriptor] Modules/B/Interface/interface.json names no version. "
                    + "why: \(reason). fix: write `{ \"version\": 1 }` there"
            ])
    }

    private func descriptor(
        _ id: String, kind: String = "feature", provides: String? = nil, needs: String? = nil,
        of interface: String = "BInterface", versions: String = "\"1-2\"", command: String? = nil
    ) -> String {
        let target = id.uppercased()
        let service = { (name: String) in "\"service\": \"\(name)\", \"interface\": \"\(interface)\"" }
        return """
            {"id": "\(id)", "target": "\(target)", "type": "\(target)Feature", "kind": "\(kind)", "summary": "x",
             "version": "0.1.0", "stability": "beta", "owner": "@tessera/\(id)",
             "provides": [\(provides.map { "{\(service($0)), \"version\": 2}" } ?? "")],
             "needs": [\(needs.map { "{\(service($0)), \"versions\": \(versions)}" } ?? "")],
             "commands": [\(command.map { "{\"name\": \"\($0)\", \"abstract\": \"run it\"}" } ?? "")]}
            """
    }
}
