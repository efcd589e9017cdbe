import Foundation
import JSONKit
import Repository
import RepositoryFiles
import RepositoryFilesTesting
import Testing

@testable import Assembler

@Suite("building a binary")
struct BuildCommandTests {
    private let program: AssembleProgram

    init() throws { program = try AssembleProgram(AssembleProgram.kiosk) }

    private func report(compiled: String) throws -> String {
        """
        \(program.path("out/tessera"))

        features

          about  0.1.0  chosen
          commands  0.1.0  the composition root needs Program (FeatureKitInterface 1)

        size  \(ByteCount(try program.size(of: "out/tessera")).text)
        time  TIME
        compiled  \(compiled)
        libraries  libc.so.6

        """
    }

    @Test("the report tells what the binary is made of, and what was compiled for it this time")
    func text() throws {
        for compiled in ["2 modules", "nothing"] {
            let run = try program.run("build", "tessera")
            let expected = try report(compiled: compiled)
            #expect(run.output.timeless == expected)
            #expect(run.errors == "")
            #expect(run.status == 0)
        }
    }

    @Test("the document for programs has the same; the binary tells the toolchain that made it")
    func json() throws {
        let run = try program.run("build", "kiosk", "--output", "a/b", "--json")
        let expected: JSONValue = [
            "schema": "tessera.build", "version": 1, "name": "kiosk", "path": .string(program.path("a/b/kiosk")),
            "features": ["about", "sound", "calls", "commands"], "size": .int(try program.size(of: "a/b/kiosk")),
            "seconds": 0, "compiled": ["About", "CommandKit"], "libraries": ["libc.so.6"],
        ]
        #expect(run.output.timeless == expected.pretty + "\n")
        #expect(run.status == 0)
        let binary = try Binary(path: program.path("a/b/kiosk"))
        #expect(binary.description.toolchain == StandInToolchain.version)
        #expect(binary.description.version == "2.0.0")
    }

    @Test("a binary for release is finished, one for finding faults is as it was linked")
    func finished() throws {
        for (options, isPlain) in [("--quiet", true), ("--debug", false)] {
            let run = try program.run("build", "tessera", "--quiet", options)
            #expect(run == ProcessResult(status: 0))
            let text = try Files.read(program.path("out/tessera"))
            #expect(text.contains("hashes of objects") != isPlain, "\(options)")
        }
    }

    @Test("the manifest is planned for the chosen modules alone, but for a package from outside")
    func focus() throws {
        _ = try program.run("build", "tessera")
        let focused = try program.repository.read("bin/focus")
        #expect(focused == "FeatureKit,About,CommandKit\n")
        let descriptor = try program.repository.read("Modules/About/feature.json").replacing("about", with: "weather")
        try Files.write(descriptor.replacing("About", with: "Weather"), to: program.path("outside/feature.json"))
        try Files.write("", to: program.path("outside/Package.swift"))
        let run = try program.run("build", "--name", "mini", "--with", "./outside", "--quiet")
        #expect(run == ProcessResult(status: 0))
        let unfocused = try program.repository.read("bin/focus")
        #expect(unfocused == "\n")
        let manifest = try program.repository.read(".build/assembly/mini/Package.swift")
        #expect(manifest.contains(#".package(name: "Weather", path: "\#(program.path("outside"))")"#))
    }

    @Test("another program of the same name on PATH is told")
    func shadow() throws {
        try Files.write("", to: program.path("bin/tessera"))
        try program.repository.allow(0o755, "bin/tessera")
        let run = try program.run("build", "tessera")
        #expect(
            run.errors == "warning: another program of this name stands on PATH: \(program.path("bin/tessera")); "
                + "start yours as \(program.path("out/tessera"))\n")
        #expect(run.status == 0)
    }

    @Test("a build that fails ends with the words of the compiler")
    func failed() throws {
        let run = try program.run("build", "tessera", with: ["REFUSED": "tessera"])
        #expect(
            run
                == .refusal(
                    """
                    A.swift:1:1: error: refused
                    error: fatal
                    the build failed; the messages above say where
                    """))
    }

    @Test("a binary that does not list just what was planned is refused")
    func unproved() throws {
        let binary = program.path("out/tessera")
        let rows: [([String: String], String)] = [
            (
                ["ANSWER": #"{"features": [{"id": "calls"}, {"id": "about"}], "system": []}"#],
                "is not what was planned; missing: commands; not planned: calls"
            ),
            (
                ["ANSWER": #"{"features": [{"id": "about"}], "system": [{"id": "commands"}, {"id": "x"}]}"#],
                "is not what was planned; missing: none; not planned: x"
            ),
            (["ANSWER": "{}"], "is not what was planned; missing: about, commands; not planned: none"),
            (["MUTE": "features"], "does not list its features: status 3; out of order"),
            (
                ["ANSWER": #"{"features": [{"name": "about"}]}"#],
                "does not list its features: 1:15: a feature without an id"
            ),
        ]
        for (variables, message) in rows {
            let run = try program.run("build", "tessera", with: variables)
            #expect(run == .refusal("\(binary) \(message)"))
        }
    }

    @Test("without a toolchain that tells its version, what to do is told")
    func noToolchain() throws {
        try Files.write("#!/bin/sh\necho nothing\n", to: program.path("bin/swiftc"))
        try StandInToolchain.allow(in: program.repository)
        let run = try program.run("build", "tessera")
        #expect(
            run
                == .refusal("cannot find the Swift toolchain: put `swiftc` on PATH, or run Scripts/bootstrap"))
    }

    @Test("an unknown distribution is a usage error with the nearest name")
    func unknown() throws {
        let run = try program.run("build", "tesera")
        #expect(run == .refusal("unknown distribution `tesera`; did you mean `tessera`?", status: 2))
    }
}
