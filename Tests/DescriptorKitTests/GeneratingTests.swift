import DescriptorKit
import FeatureKitInterface
import LocalizationKit
import Testing

@Suite("generated Swift")
struct GeneratingTests {
    @Test("a descriptor becomes one expression")
    func descriptor() {
        let descriptor = FeatureDescriptor(
            id: "a", target: "A", type: "AFeature", summary: "says \"\\hi\"", owner: "@t/a",
            provides: [Provision("S", interface: "SI", version: 2)],
            needs: [Need("N", interface: "NI", versions: 1...3)], commands: [CommandSummary("c", "does")],
            libraries: [DebianLibrary(package: "libx1", file: "libx.so.1", isOptional: true)])
        #expect(
            DescriptorSource.literal(of: descriptor) == #"""
                FeatureDescriptor(id: "a", target: "A", type: "AFeature", kind: .feature, summary: "says \"\\hi\"", \#
                version: "0.1.0", stability: .experimental, owner: "@t/a", \#
                provides: [Provision("S", interface: "SI", version: 2)], \#
                needs: [Need("N", interface: "NI", versions: 1...3)], optionalNeeds: [], \#
                commands: [CommandSummary("c", "does")], \#
                libraries: [DebianLibrary(package: "libx1", development: nil, file: "libx.so.1", isOptional: true)])
                """#)
    }

    @Test("texts in two languages keep both, and commands find theirs by name")
    func texts() {
        let abstract = LocalizedText(en: "sign \"in\"", ru: "войти")
        let descriptor = FeatureDescriptor(
            id: "a", target: "A", type: "AFeature", commands: [CommandSummary("sign-in", abstract)])
        let text = DescriptorSource.file(for: descriptor)
        let expression = #"LocalizedText(en: "sign \"in\"", ru: "войти")"#
        #expect(text.contains("commands: [CommandSummary(\"sign-in\", \(expression))]"))
        #expect(text.contains("    enum Abstracts {\n        nonisolated static let `signIn` = \(expression)\n    }\n"))
    }

    @Test("a text that would interpolate does not")
    func interpolation() {
        let descriptor = FeatureDescriptor(id: "a", target: "A", type: "A", summary: "\\(exit(1))")
        #expect(DescriptorSource.literal(of: descriptor).contains(#"summary: "\\(exit(1))""#))
    }

    @Test("the list imports each target once, and names each type")
    func distribution() {
        let feature = FeatureDescriptor(id: "a", target: "Alpha", type: "AlphaFeature")
        let other = FeatureDescriptor(id: "b", target: "Beta", type: "BetaFeature")
        let plan = DistributionPlan(
            name: "kiosk", version: "1.0.0", toolchain: "6.3.1", features: [other, feature], catalogue: [feature],
            defaults: ["language": "ru", "a": "1"])
        let text = DistributionSource.file(for: plan)
        #expect(text.contains("import Alpha\nimport Beta\n"))
        #expect(text.contains("[BetaFeature.self, AlphaFeature.self]"))
        #expect(text.contains("distribution: \"kiosk\", version: \"1.0.0\""))
        #expect(text.contains("defaults: [\"a\": \"1\", \"language\": \"ru\"]"))
    }

    @Test("the fingerprint does not depend on the order and changes with every fact")
    func hash() {
        let first = FeatureDescriptor(id: "a", target: "A", type: "A")
        var second = FeatureDescriptor(id: "b", target: "B", type: "B")
        let hash = featuresHash(of: [first, second])
        #expect(hash == featuresHash(of: [second, first]))
        #expect(hash.count == 16)
        second.version = "0.1.1"
        #expect(hash != featuresHash(of: [first, second]))
        // FNV-1a of nothing is its offset basis.
        #expect(featuresHash(of: []) == "cbf29ce484222325")
    }
}
