import FeatureKitTesting
import Foundation
import Testing
import TextViewKitInterface
import TextViewKitTesting

/// What is shipped beside the app, built by the tools that a release is built with, and started.
///
/// All are built in one copy, where they share what was compiled.
@Suite("the distributions beside the app")
struct DistributionTests {
    private let copy: RepositoryCopy
    private let home: AppHome

    init() throws {
        (copy, home) = (try RepositoryCopy(), try AppHome())
    }

    /// Compiles all of them anew, beside which no other test should have to wait: `TESSERA_DISTRIBUTIONS` asks for it,
    /// and what has to pass before a change lands does so after the other tests.
    @Test(
        "each is built, answers with what it has, and tells how to get what it has not",
        // check:allow banned-symbol: what is slow is asked for in the environment of the tests
        .enabled(if: ProcessInfo.processInfo.environment["TESSERA_DISTRIBUTIONS"] != nil), .timeLimit(.minutes(30)))
    func all() async throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(copy.path)/App/Distributions")
            .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.filter { $0 != "tessera" }.sorted()
        #expect(Set(names).isSuperset(of: ["mini", "tessera-calls", "tessera-phone", "tessera-widgets"]))
        let commands = try commandsByFeature()
        for name in names {
            let built = try await build(name)
            for (id, words) in commands where !built.features.contains(id) {
                for word in words { try await isAbsent(word, of: id, in: name) }
            }
            // An app shows its first screen where there is no terminal; other programs explain themselves.
            let alone = try await run(name)
            #expect(alone.status == 0 && !alone.output.isEmpty && alone.errors.isEmpty, "\(name): \(alone)")
        }
        try await phone()
        try await calls()
        try await widgets()
        try await numbers()
        try await packs("tessera-phone")
    }

    private func build(_ name: String, _ options: String...) async throws -> BuildDocument {
        let outcome = try await copy.tool(
            "assemble", ["build", name, "--debug", "--json", "--output", "\(copy.path)/out"] + options)
        try #require(outcome.status == 0, "\(name): \(outcome.errors)")
        return try BuildDocument(outcome.output)
    }

    private func run(_ name: String, _ words: String...) async throws -> ChildProgram.Outcome {
        try await copy.run(
            "/usr/bin/env", home.environment.map { "\($0)=\($1)" } + ["\(copy.path)/out/\(name)"] + words)
    }

    /// The commands of the app, by the feature that has them.
    private func commandsByFeature() throws -> [String: [String]] {
        struct Document: Decodable {
            struct Feature: Decodable {
                var id: String
                var commands: [String]
            }
            var features: [Feature]
            var system: [Feature]
        }
        let text = try home.run("features", "--json").output
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        return Dictionary(uniqueKeysWithValues: (document.features + document.system).map { ($0.id, $0.commands) })
    }

    private func isAbsent(_ word: String, of id: String, in name: String) async throws {
        let outcome = try await run(name, word)
        let path = "\(copy.path)/out/\(name)"
        #expect(outcome.status == 3)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == "\(word): not in this build (\(name), \(path)). \(id) provides it: "
                + "Scripts/assemble build \(name) --with \(id)\n")
    }

    /// Calls without a screen: one process has them, others ask it, and the history remembers.
    private func phone() async throws {
        let listed = try await run("tessera-phone", "features", "--json").output
        for id in ["navigation", "shell", "terminal"] { #expect(!listed.contains(#""id": "\#(id)""#)) }
        let program = "\(copy.path)/out/tessera-phone"
        let environment = home.environment.merging(["TESSERA_CALLS_ENGINE": "simulation"]) { $1 }
        try await onThread {
            let listener = try ChildProgram(program, ["call", "listen"], environment: environment)
            // The digits decide what the simulation does: 486 is busy. It is asked until the listener is there to hear it.
            var heard = ""
            while !heard.contains("5550486  busy") {
                let dialled = try ChildProgram.run(
                    program, ["call", "dial", "5550486", "--wait"], environment: environment)
                #expect(dialled.status == 10)
                heard += listener.read()
            }
            listener.send(SIGINT)
            #expect(listener.end().status == 130)
            let history = try ChildProgram.run(program, ["call", "history"], environment: environment)
            #expect(history.output.contains("5550486"))
        }
    }

    /// What is in no distribution can be added to one, and is used where it is chosen: how a mobile phone of Argentina is
    /// called at home, only libphonenumber knows.
    private func numbers() async throws {
        let built = try await build("tessera-phone", "--with", "libphonenumber", "--name", "phone-numbers")
        #expect(Set(built.features).isSuperset(of: ["calls", "libphonenumber", "phonenumbers"]))
        let variables = ["TESSERA_CALLS_ENGINE": "simulation", "TESSERA_CALLS_COUNTRY": "AR"]
        let environment = home.environment.merging(variables) { $1 }
        for (rules, number) in [("builtin", "0111523456603"), ("libphonenumber", "+5491123456603")] {
            // The digits at the end decide that the simulation declines.
            let dialled = try await copy.run(
                "/usr/bin/env",
                environment.map { "\($0)=\($1)" } + [
                    "\(copy.path)/out/phone-numbers", "--set", "phone.rules=\(rules)", "call", "dial",
                    "011 15-2345-6603", "--wait",
                ])
            #expect(dialled.status == 11 && dialled.output.hasPrefix("\(number)  "), "\(rules): \(dialled)")
        }
    }

    private func calls() async throws {
        let program = try TerminalProgram(
            "\(copy.path)/out/tessera-calls", [], environment: home.environment, size: Size(width: 100, height: 30))
        let screen = try await program.wait { $0.text.contains("Calls") && $0.text.contains("Settings") }
        #expect(!screen.text.contains("Converter") && !screen.text.contains("Home"))
        program.send("\u{11}")
        #expect(try await program.end() == 0)
        let link = try await run("tessera-calls", "open", "tessera://convert")
        #expect(link.status != 0 && link.errors.contains("tessera://convert"))
    }

    private func widgets() async throws {
        #expect(try await run("tessera-widgets", "widgets", "add", "quick-access").output == "quick-access.1\n")
        let shown = try await run("tessera-widgets", "widgets", "render", "quick-access.1", "--format", "plain")
        #expect(shown.status == 0 && !shown.output.isEmpty, "\(shown)")
        let bar = try await run("tessera-widgets", "widgets", "render", "continue-watching", "--format", "waybar")
        #expect(bar.status == 0 && bar.output.contains(#""text""#), "\(bar)")
        let unplaced = try await run("tessera-widgets", "widgets", "doctor", "tmux")
        #expect(unplaced.errors.contains("place one: tessera-widgets widgets add continue-watching"), "\(unplaced)")
        #expect(try await run("tessera-widgets", "widgets", "add", "continue-watching").status == 0)
        let snippet = try await run("tessera-widgets", "widgets", "doctor", "tmux")
        #expect(snippet.output.contains("/out/tessera-widgets widgets render"), "\(snippet)")
    }

    /// The same binary gives the same bytes, with what it needs from Debian and what is in it told beside it.
    private func packs(_ name: String) async throws {
        let folders = ["\(copy.path)/one", "\(copy.path)/two"]
        for folder in folders {
            let outcome = try await copy.run(
                "/usr/bin/env",
                [
                    "SOURCE_DATE_EPOCH=1767225600", "DPKG_DEB_COMPRESSOR_LEVEL=0", "\(copy.path)/Scripts/package",
                    "--program",
                    "\(copy.path)/out/\(name)", "--output", folder,
                ])
            try #require(outcome.status == 0, "\(outcome.errors)")
        }
        #expect(
            try await shell("diff -r one two && cd one && sha256sum --quiet --check SHA256SUMS && ls | wc -l") == "3\n")
        let control = try await shell("dpkg-deb --field one/*.deb Package Version Depends Recommends")
        for part in [
            "Package: \(name)\n", "libc6 (>= ", "libsqlite3-0 (>= ",
            "Recommends: baresip-core, libcrypt1, libsecret-1-0, libssl3\n",
        ] {
            #expect(control.contains(part), "\(control)")
        }
        let content = try await shell("dpkg-deb --contents one/*.deb")
        for path in [
            "bin/\(name)", "share/man/man1/\(name).1.gz", "share/doc/\(name)/copyright",
            "lib/systemd/user/\(name)-calls.service", "share/applications/\(name)-call.desktop",
        ] {
            // Times are those that were asked for, and nothing belongs to whoever built it.
            let line = content.split(separator: "\n").first { $0.hasSuffix(" ./usr/\(path)") } ?? ""
            #expect(line.contains(" root/root ") && line.contains(" 2026-01-01 "), "\(path): \(content)")
        }
        try await describes(name)
    }

    private struct Bill: Decodable {
        struct Package: Decodable { var name: String }
        var spdxVersion: String
        var packages: [Package]
    }

    private func describes(_ name: String) async throws {
        let bill = try JSONDecoder().decode(Bill.self, from: Data(try await shell("cat one/*.spdx.json").utf8))
        #expect(bill.spdxVersion == "SPDX-2.3")
        let names = bill.packages.map(\.name)
        #expect(names.first == name)
        #expect(Set(names).isSuperset(of: ["calls", "sip", "storage", "swift-runtime", "libc6", "libsqlite3-0"]))
    }

    private func shell(_ script: String) async throws -> String {
        let outcome = try await copy.run("/bin/bash", ["-c", "cd \"$0\" && \(script)", copy.path])
        #expect(outcome.status == 0, "\(script): \(outcome)")
        return outcome.output
    }
}
