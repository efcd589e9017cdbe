import Testing

@testable import BoundaryCheck

@Suite("the diagram of modules")
struct DiagramTests {
    private let fixture = Fixture(
        .feature("A", uses: ["BInterface", "K"], testedWith: ["BInterface"]), .feature("B", interface: []), .kit("K"),
        .app("A"))
    private let reason = "a diagram that is not checked shows what somebody once wished for"
    private let fix = "paste what `Scripts/check --diagram` prints"

    private let text = """
        <!-- check:diagram -->
        ```mermaid
        graph LR
            A --> B & K
            App --> A
            B
            K
        ```
        <!-- check:diagram end -->
        """

    @Test("the diagram that the checker prints is the one that it accepts")
    func printed() throws {
        #expect(ModuleDiagram(of: fixture.codebase).markdown == text)
        #expect(try fixture.with("CONTRIBUTING.md", "# How\n\n\(text)\n").findings(Diagram()) == [])
    }

    @Test("another drawing of the same graph is accepted")
    func equivalent() throws {
        let drawing = """
            <!-- check:diagram -->
            ```mermaid
            flowchart TD
              %% kits
              subgraph kits
                K[a kit]
              end
              A --> B
              App --> A --> K;
              classDef x fill:#fff
            ```
            <!-- check:diagram end -->
            """
        #expect(try fixture.with("CONTRIBUTING.md", drawing).findings(Diagram()) == [])
    }

    @Test("lines that are missing or too many are named")
    func different() throws {
        let drawing = text.replacing("A --> B & K", with: "A --> K").replacing("App --> A", with: "App --> A & K")
            .replacing("    K\n", with: "    K\n    Gone\n")
        #expect(
            try fixture.with("CONTRIBUTING.md", "\n\(drawing)").findings(Diagram()) == [
                "CONTRIBUTING.md:2:1: error: [diagram] the diagram lacks `A --> B`. why: \(reason). fix: \(fix)",
                "CONTRIBUTING.md:6:5: error: [diagram] the diagram shows `App --> K`, which is not so. "
                    + "why: \(reason). fix: \(fix)",
                "CONTRIBUTING.md:9:5: error: [diagram] the diagram shows `Gone`, which is not so. "
                    + "why: \(reason). fix: \(fix)",
            ])
    }

    @Test("a text without markers has no diagram")
    func absent() throws {
        let message =
            "CONTRIBUTING.md:1:1: error: [diagram] there is no diagram between `<!-- check:diagram -->` and "
            + "`<!-- check:diagram end -->`. why: \(reason). fix: \(fix)"
        for text in ["", "graph LR", "<!-- check:diagram -->\ngraph LR"] {
            #expect(try fixture.with("CONTRIBUTING.md", text).findings(Diagram()) == [message])
        }
    }
}
