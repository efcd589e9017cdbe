import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import LocalizationKit
import Testing

@testable import CommandKit

@Suite("manual pages")
@MainActor
struct ManualPageTests {
    private func page(_ words: [String], commands: [Command] = Sample.withManual, root: Command? = nil) async -> String
    {
        await ProgramFixture(commands: commands, root: root).run(["manual"] + words).output
    }

    @Test("the page of a command has the sections that mdoc prescribes")
    func command() async {
        let page = await page(["add"])
        #expect(
            page == #"""
                .Dd $Mdocdate$
                .Dt TESSERA\-ADD 1
                .Os "tessera 1.2.3"
                .Sh NAME
                .Nm tessera\-add
                .Nd "add numbers"
                .Sh SYNOPSIS
                .Nm tessera
                .Cm \&add
                .Op Fl Fl help
                .Op Ar \&N ...
                .Sh DESCRIPTION
                add numbers
                .Bl -tag -width Ds
                .It Ar \&N
                what to add
                .It Fl \&h , Fl Fl help
                show this help
                .El
                .Sh EXIT STATUS
                .Bl -tag -width 130 -compact
                .It 0
                done
                .It 1
                failed
                .It 2
                usage
                .It 3
                not in this build
                .It 4
                unavailable
                .It 130
                interrupted
                .El

                """#)
    }

    @Test("mandoc finds nothing to warn of in any page of any program")
    func lint() async throws {
        var pages: [[String]] = [
            [], ["draw"], ["shapes"], ["shapes", "show"], ["group"], ["odd"], ["manual"], ["nasty"],
        ]
        pages += [["features"], ["doctor"], ["completions"], ["help"]]
        for words in pages {
            for root in [nil, Sample.draw] {
                let folder = try ExternalProgram.Folder()
                try folder.write(await page(words, root: root), to: "page.1")
                let run = try ExternalProgram.run(["mandoc", "-T", "lint", "-W", "warning", "page.1"], in: folder)
                #expect(run.code == 0 && run.output == "", "\(words): \(run.output)")
            }
        }
    }

    @Test("man shows the page, with the words that a person can type")
    func man() async throws {
        let folder = try ExternalProgram.Folder()
        try folder.write(await page([]), to: "page.1")
        let settings = ["MANWIDTH": "80", "MAN_KEEP_FORMATTING": "", "MANPAGER": "cat", "GROFF_NO_SGR": "1"]
        let run = try ExternalProgram.run(["man", "--warnings=w", "-l", "page.1"], in: folder, environment: settings)
        #expect(run.code == 0)
        #expect(!run.output.contains("warning:"))
        let lines = [
            "TESSERA(1)", "     tessera draw [--width=COLUMNS] [--colour=WORD] [--tag=TEXT]",
            "     -w, --width=COLUMNS", "     --folder=TEXT", "EXIT STATUS", "     tessera draw cat.txt",
            ".begins with a dot", "'begins with a quote", #"a backslash \n and a "quotation", `ticks`, … and é"#,
        ]
        for line in lines { #expect(run.output.contains(line), "\(line) in \(run.output)") }
    }

    @Test("mandoc shows the same words")
    func mandoc() async throws {
        let folder = try ExternalProgram.Folder()
        try folder.write(await page(["nasty"]), to: "page.1")
        let run = try ExternalProgram.run(["sh", "-c", "mandoc -T utf8 page.1 | col -b"], in: folder)
        for line in [
            ".begins with a dot", "'begins with a quote", #"a backslash \n and a "quotation", `ticks`, … and é"#,
        ] {
            #expect(run.output.contains(line), "\(line) in \(run.output)")
        }
    }

    @Test("the page of an unknown command is a usage error, and of one outside the build a way to it")
    func unknown() async {
        let run = await ProgramFixture(commands: Sample.withManual).run(["manual", "shapes", "shwo"])
        #expect(
            run.errors.hasPrefix("tessera: unknown command `shwo` of `tessera shapes`; did you mean `show`?\n"))
        #expect(run.code == .usage)
    }
}

extension Sample {
    /// Texts that mean something in the manual page language.
    static let nasty = Command(
        "nasty", abstract: "Ar Fl (texts): \"Nm\", and others.",
        discussion: """
            .begins with a dot

            'begins with a quote

            a backslash \\n and a "quotation", `ticks`, … and é
            """,
        examples: [CommandExample("nasty \"a b\" -- .", "Xr \"quotations\"")],
        parameters: [
            Parameter.option("x", value: "\"", help: "Ar", default: "\\"),
            Parameter<[String]>.arguments(".", help: "'"),
        ],
        output: OutputSchema("Sh", version: 1, fields: [.init("a[].b", "El", ".It")])
    ) { _ in }

    @MainActor
    static var withManual: [Command] {
        let assembly = DescribedAssembly()
        let machine = Machine(file: { _ in nil }, problem: { _ in nil })
        let described =
            withBuiltIns + [
                nasty, FeaturesCommand.command(assembly), DoctorCommand.command(assembly, machine, checks: { [] }),
            ]
        let tree = CommandTree(commands: { described }, root: { nil })
        let listed = described + [ManualCommand.command(tree, assembly)]
        return described + [ManualCommand.command(CommandTree(commands: { listed }, root: { nil }), assembly)]
    }
}
