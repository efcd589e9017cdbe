import JSONKit
import Repository
import Testing

@Suite("what a build would consist of")
struct PlanCommandTests {
    @Test("features with their reasons, modules, commands and libraries")
    func text() throws {
        let run = try AssembleProgram(AssembleProgram.kiosk).run("plan", "kiosk", "--without", "about")
        let expected = """
            kiosk

              sound     0.1.0  calls needs Sound (SoundInterface 1)
              calls     0.1.0  chosen
              commands  0.1.0  the composition root needs Program (FeatureKitInterface 1)

            modules    Calls, CommandKit, CommandKitInterface, FeatureKit, JSONKit, Sound, SoundInterface
            commands   call
            libraries  libc6, libpulse0

            """
        #expect(run == ProcessResult(status: 0, output: expected))
    }

    @Test("a plan without libraries says so")
    func noLibraries() throws {
        let run = try AssembleProgram().run("plan", "--name", "mini", "--only", "about")
        let expected = """
            mini

              about     0.1.0  chosen
              commands  0.1.0  the composition root needs Program (FeatureKitInterface 1)

            modules    About, CommandKit, CommandKitInterface, FeatureKit, JSONKit
            commands   about
            libraries  none

            """
        #expect(run == ProcessResult(status: 0, output: expected))
    }

    @Test("the document for programs has the same")
    func json() throws {
        let run = try AssembleProgram().run("plan", "tessera", "--json")
        let expected: JSONValue = [
            "schema": "tessera.plan", "version": 1, "name": "tessera",
            "features": [
                ["id": "about", "reason": "chosen"],
                ["id": "commands", "reason": "the composition root needs Program (FeatureKitInterface 1)"],
            ],
            "modules": ["About", "CommandKit", "CommandKitInterface", "FeatureKit", "JSONKit"],
            "commands": ["about"], "libraries": [],
        ]
        #expect(run == ProcessResult(status: 0, output: expected.pretty + "\n"))
    }

    @Test("what cannot be put together is told with every problem, and what makes no sense is a usage error")
    func refused() throws {
        let program = try AssembleProgram()
        let both = try program.run("plan", "tessera", "--with", "abuot,check")
        #expect(
            both
                == .refusal(
                    """
                    unknown feature `abuot`; did you mean `about`?
                    `check` belongs to a tool and cannot be part of a distribution; remove it
                    """))
        let nothing = try program.run("plan")
        #expect(
            nothing
                == .refusal(
                    "nothing to build: name a distribution, or choose features with --name and --only", status: 2))
        let nowhere = try program.run("plan", "tessera", "--with", "./nowhere")
        #expect(nowhere == .refusal("there is nothing at ./nowhere"))
    }
}
