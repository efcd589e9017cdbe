import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@testable import About

@MainActor
@Suite("about")
struct AboutTests {
    private static let assembly = DescribedAssembly(
        distribution: "kiosk", executable: "/usr/bin/kiosk",
        features: [
            FeatureDescriptor(
                id: "commands", target: "C", type: "C", kind: .system, summary: "runs commands", version: "0.2.0"),
            FeatureDescriptor(id: "weather", target: "W", type: "W", summary: "tells the weather", version: "10.0.0"),
            FeatureDescriptor(id: "about", target: "A", type: "A", summary: "tells about it", version: "0.1.0"),
        ])

    @Test("the text names the build and each feature, chosen ones first")
    func text() async {
        let run = await CommandHarness.run(AboutCommand.command(Self.assembly))
        #expect(run.code == .done)
        #expect(
            run.output == """
                kiosk 1.2.3

                  features    0123456789abcdef
                  toolchain   Swift 6.3.1
                  executable  /usr/bin/kiosk

                made of

                  about     0.1.0   tells about it
                  weather   10.0.0  tells the weather
                  commands  0.2.0   runs commands

                """)
    }

    @Test("the JSON has its schema, its version and the same facts")
    func json() async {
        let run = await CommandHarness.run(AboutCommand.command(Self.assembly), ["--json"])
        #expect(
            run.output == """
                {
                  "schema": "tessera.about",
                  "version": 1,
                  "distribution": "kiosk",
                  "product": "1.2.3",
                  "hash": "0123456789abcdef",
                  "toolchain": "6.3.1",
                  "executable": "/usr/bin/kiosk",
                  "features": [
                    {
                      "id": "about",
                      "kind": "feature",
                      "version": "0.1.0",
                      "summary": "tells about it"
                    },
                    {
                      "id": "weather",
                      "kind": "feature",
                      "version": "10.0.0",
                      "summary": "tells the weather"
                    },
                    {
                      "id": "commands",
                      "kind": "system",
                      "version": "0.2.0",
                      "summary": "runs commands"
                    }
                  ]
                }

                """)
    }

    @Test("the command keeps the conventions of commands")
    func conventions() {
        #expect(CommandConformance.problems(in: [AboutCommand.command(Self.assembly)]) == [])
    }
}
