import CommandKitInterface
import FeatureKitInterface
import FeatureKitTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@MainActor
@Suite("the command report")
struct ReportTests {
    private struct Information: AssemblyInformation {
        let build = BuildDescription(
            distribution: "kiosk", version: "1.0.0", featuresHash: "0123456789abcdef", toolchain: "6.3.1")
        let executable = "/opt/kiosk"
        let features: [FeatureDescriptor] = []
        let faults: [Fault] = []
    }

    private let record = CrashRecord(
        started: WallTime(seconds: 0), versions: ["distribution": "kiosk", "version": "0.9.0"],
        ending: .fault(signal: 11), events: ["[calls] dialling +4930123456"],
        backtrace: ["/home/ada/kiosk(main+0x1)[0x2]"])

    private func run(_ record: CrashRecord?, json: Bool = false) async throws -> String {
        let run = CapturedRun()
        let command = ReportCommand.command(Information(), MemoryCrashReport(record), FixedEnvironment())
        try await command.body?(
            CommandContext(invocation: run.invocation, path: ["kiosk", "report"], wantsJSON: json, words: [:]))
        return run.output.text
    }

    @Test("a crash is told without personal data")
    func text() async throws {
        #expect(
            try await run(record) == """
                kiosk 1.0.0 (0123456789abcdef, Swift 6.3.1)

                ran     kiosk 0.9.0
                started 1970-01-01T00:00:00.000Z
                ended   by a fault, signal 11 (SIGSEGV)

                last events

                  [calls] dialling <phone>

                backtrace

                  ~/kiosk(main+0x1)[0x2]

                """)
    }

    @Test("without a crash there is little to tell")
    func nothing() async throws {
        #expect(try await run(nil) == "kiosk 1.0.0 (0123456789abcdef, Swift 6.3.1)\nno crash is on record\n")
        #expect(try await run(nil, json: true).contains("\"crash\": null"))
    }

    @Test("a program gets the same as JSON")
    func json() async throws {
        var killed = record
        killed.ending = .unexplained
        #expect(
            try await run(killed, json: true) == """
                {
                  "schema": "tessera.report",
                  "version": 1,
                  "build": {
                    "distribution": "kiosk",
                    "version": "1.0.0",
                    "features": "0123456789abcdef",
                    "toolchain": "6.3.1"
                  },
                  "crash": {
                    "started": "1970-01-01T00:00:00.000Z",
                    "ending": "without a word: it was killed, or the machine went off",
                    "versions": {
                      "distribution": "kiosk",
                      "version": "0.9.0"
                    },
                    "events": [
                      "[calls] dialling <phone>"
                    ],
                    "backtrace": [
                      "~/kiosk(main+0x1)[0x2]"
                    ]
                  }
                }

                """)
    }
}
