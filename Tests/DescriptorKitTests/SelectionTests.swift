import DescriptorKit
import FeatureKitInterface
import LocalizationKit
import Testing

@Suite("choosing features")
struct SelectionTests {
    private static func feature(
        _ id: String, kind: FeatureKind = .feature, provides: [String] = [], needs: [String] = [],
        optional: [String] = [], commands: [String] = [], accepts: ClosedRange<Int> = 1...1, keeps: Int = 1
    ) -> FeatureDescriptor {
        FeatureDescriptor(
            id: id, target: id, type: "\(id)Feature", kind: kind,
            provides: provides.map { Provision($0, interface: "\($0)Interface", version: keeps) },
            needs: needs.map { Need($0, interface: "\($0)Interface", versions: accepts) },
            optionalNeeds: optional.map { Need($0, interface: "\($0)Interface", versions: accepts) },
            commands: commands.map { CommandSummary($0, "does it") })
    }

    private static let commands = feature("commands", kind: .system, provides: ["Program"])

    private func selection(
        _ chosen: [String], _ more: [FeatureDescriptor], without excluded: Set<String> = []
    ) -> Selection {
        Selection(chosen: chosen, among: [Self.commands] + more, without: excluded)
    }

    @Test("needs bring their providers along, transitively, and say who needed them")
    func closure() {
        let selection = selection(
            ["calls"],
            [
                Self.feature("calls", needs: ["Sound"]),
                Self.feature("sound", kind: .system, provides: ["Sound"], needs: ["Clock"]),
                Self.feature("clock", kind: .system, provides: ["Clock"]), Self.feature("other"),
            ])
        #expect(selection.problems.isEmpty)
        #expect(selection.features.map(\.id) == ["clock", "sound", "calls", "commands"])
        #expect(
            selection.reasons.map { "\($0.feature) < \($0.neededBy ?? "root")" } == [
                "commands < root", "sound < calls", "clock < sound",
            ])
    }

    @Test("an optional need brings nothing along")
    func optional() {
        let selection = selection(
            ["calls"], [Self.feature("calls", optional: ["Sound"]), Self.feature("sound", provides: ["Sound"])])
        #expect(selection.features.map(\.id) == ["calls", "commands"])
        #expect(selection.problems.isEmpty)
    }

    @Test("a chosen provider settles a choice between two")
    func settled() {
        let more = [
            Self.feature("calls", needs: ["Engine"]), Self.feature("sip", provides: ["Engine"]),
            Self.feature("simulation", provides: ["Engine"]),
        ]
        #expect(selection(["calls", "simulation"], more).problems.isEmpty)
        #expect(selection(["calls"], more, without: ["sip"]).features.map(\.id) == ["simulation", "calls", "commands"])
        #expect(
            selection(["calls"], more).problems.map(\.description) == [
                "calls needs Engine (EngineInterface 1), which sip and simulation provide; choose one of them"
            ])
        #expect(
            selection(["calls", "sip", "simulation"], more).problems.map(\.description) == [
                "sip and simulation all provide Engine; leave out all but one"
            ])
    }

    @Test("every problem is found, in words that say what to do")
    func problems() {
        let more = [
            Self.feature("calls", needs: ["Sound"], commands: ["call"]), Self.feature("gallery", commands: ["call"]),
            Self.feature("check", kind: .tool),
        ]
        let selection = selection(["cals", "calls", "calls", "gallery", "check"], more)
        #expect(
            selection.problems.map(\.description) == [
                "unknown feature `cals`; did you mean `calls`?",
                "feature `calls` is listed twice; remove one of the two",
                "`check` belongs to a tool and cannot be part of a distribution; remove it",
                "calls needs Sound (SoundInterface 1); no known feature provides it",
                "calls and gallery all have a command `call`; rename all but one, or leave them out",
            ])
    }

    @Test("a provider that is left out is named")
    func leftOut() {
        let more = [Self.feature("calls", needs: ["Sound"]), Self.feature("sound", provides: ["Sound"])]
        #expect(
            selection(["calls"], more, without: ["sound"]).problems.map(\.description) == [
                "calls needs Sound (SoundInterface 1); sound provides it and is left out"
            ])
        #expect(selection(["calls"], more, without: ["calls"]).problems.first == .excluded(id: "calls"))
        #expect(
            selection([], more, without: ["nothing"]).problems.first?.description
                == "unknown feature `nothing`; known features: calls, commands, sound")
    }

    @Test("contract versions that do not fit name who has to move")
    func versions() {
        let more = [
            Self.feature("calls", needs: ["Sound"], accepts: 2...3),
            Self.feature("sound", provides: ["Sound"], keeps: 1),
            Self.feature("old", optional: ["Sound"]), Self.feature("loud", provides: ["Sound"], keeps: 4),
        ]
        #expect(
            selection(["calls", "sound"], more).problems.map(\.description) == [
                "calls needs Sound (SoundInterface 2-3), and sound keeps version 1; sound has to move"
            ])
        #expect(
            selection(["old", "loud"], more).problems.map(\.description) == [
                "old needs Sound (SoundInterface 1), and loud keeps version 4; old has to move"
            ])
    }

    @Test("a ring of needs is a problem with its path")
    func cycle() {
        let more = [
            Self.feature("a", provides: ["A"], needs: ["B"]), Self.feature("b", provides: ["B"], needs: ["A"]),
        ]
        #expect(
            selection(["a"], more).problems.map(\.description) == [
                "features need each other: a → b → a; make one of the needs optional"
            ])
    }
}
