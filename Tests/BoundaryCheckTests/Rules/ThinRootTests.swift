import Testing

@testable import BoundaryCheck

@Suite("composition roots")
struct ThinRootTests {
    private let main = """
        import FeatureKit

        @main
        enum Tessera {
            @MainActor static func main() { Assembly(features: Distribution.features).main() }
        }
        """
    private let reason = "what a root does itself, no other binary can have and no test can reach"

    private var fixture: Fixture {
        Fixture(.feature("A"), .feature("B"), .tool("T"), .app("A")).with("App/Tessera.swift", main)
            .with("Modules/T/Tool/T.swift", main)
            .with("App/Distributions/tessera.json", "{\n  \"name\": \"tessera\",\n  \"features\": [\"a\"]\n}")
            .with(
                "Modules/A/feature.json",
                descriptor("a", "A", "{\"service\": \"Program\", \"interface\": \"I\", \"version\": 1}")
            )
            .with("Modules/B/feature.json", descriptor("b", "B"))
    }

    @Test("imports, a list and a start are thin")
    func kept() throws {
        #expect(try fixture.findings(ThinRoot()) == [])
    }

    @Test("a root that decides, declares or grows is not thin")
    func broken() throws {
        let text = main + "\nfunc help() {}\nstruct S { var a = 1 }\n"
        #expect(
            try fixture.with("Modules/T/Tool/T.swift", text).findings(ThinRoot()) == [
                "Modules/T/Tool/T.swift:7:1: error: [thin-root] `func` is more than imports, a list and a start. "
                    + "why: \(reason). fix: move it into a feature",
                "Modules/T/Tool/T.swift:8:1: error: [thin-root] `struct` is more than imports, a list and a start. "
                    + "why: \(reason). fix: move it into a feature",
                "Modules/T/Tool/T.swift:8:12: error: [thin-root] `var` is more than imports, a list and a start. "
                    + "why: \(reason). fix: move it into a feature",
            ])
        let long = main + String(repeating: "\nlet a = 1", count: 16)
        #expect(
            try fixture.with("Modules/T/Tool/T.swift", long).findings(ThinRoot()) == [
                "Modules/T/Tool/T.swift:1:1: error: [thin-root] TTool has 21 lines of code, and 20 are allowed. "
                    + "why: \(reason). fix: move what it does into a feature"
            ])
    }

    @Test("the manifest lists what the distribution closes to")
    func features() throws {
        let other = fixture.with(
            "App/Distributions/tessera.json", "{\"name\": \"tessera\", \"features\": [\"b\", \"c\"]}")
        #expect(
            try other.findings(ThinRoot()) == [
                "App/Distributions/tessera.json:1:39: error: [thin-root] unknown feature `c`; did you mean `a`, `b`? "
                    + "why: \(reason). fix: mend the distribution; `Scripts/assemble lint tessera` says more",
                "Package.swift:14:10: error: [thin-root] App does not list B, which App/Distributions/tessera.json "
                    + "closes to. why: \(reason). fix: add \"B\" to the features of App",
            ])
        let excess = Fixture(.feature("A"), .feature("B"), .app("A", "B")).with("App/Tessera.swift", main)
            .with("App/Distributions/tessera.json", "{\"name\": \"tessera\", \"features\": [\"a\"]}")
            .with(
                "Modules/A/feature.json",
                descriptor("a", "A", "{\"service\": \"Program\", \"interface\": \"I\", \"version\": 1}"))
        #expect(
            try excess.findings(ThinRoot()) == [
                "Package.swift:13:33: error: [thin-root] App lists B, which App/Distributions/tessera.json does not "
                    + "close to. why: \(reason). fix: remove it, or add the feature to App/Distributions/tessera.json"
            ])
    }

    private func descriptor(_ id: String, _ target: String, _ provides: String = "") -> String {
        """
        {"id": "\(id)", "target": "\(target)", "type": "\(target)Feature", "kind": "feature", "summary": "x",
         "version": "0.1.0", "stability": "beta", "owner": "@tessera/\(id)", "provides": [\(provides)]}
        """
    }
}
