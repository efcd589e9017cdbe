import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("what the process was given")
struct EnvironmentTests {
    @Test("the environment is that of this process")
    func process() {
        let environment = ProcessEnvironment()
        #expect(environment.processID == getpid())
        #expect(environment.userID == getuid())
        #expect(environment["PATH"] == getenv("PATH").map { String(cString: $0) })
        #expect(environment.executable.hasPrefix("/"))
        #expect(!environment.hostName.isEmpty)
    }

    @Test("an empty variable is set and says nothing")
    func empty() {
        let environment = FixedEnvironment(["A": "", "B": "b"])
        #expect(environment["A"] == "")
        #expect(environment.nonEmpty("A") == nil)
        #expect(environment.nonEmpty("B") == "b")
        #expect(environment["C"] == nil)
    }

    @Test(
        "bytes in digits are those of RFC 4648, 10, in lower case",
        arguments: [("", ""), ("f", "66"), ("fo", "666f"), ("foobar", "666f6f626172")])
    func hexadecimal(text: String, digits: String) {
        #expect(Array(text.utf8).hexadecimal == digits)
        #expect(([0, 9, 10, 255] as [UInt8]).hexadecimal == "00090aff")
    }

    @Test("random bytes keep their rules, those of the kernel and those of a seed")
    func random() {
        let violations = RandomConformance.violations(of: SystemRandomBytes())
        #expect(violations == [])
        let violationsOfFake = RandomConformance.violations(of: SeededBytes())
        #expect(violationsOfFake == [])
        #expect(SeededBytes(seed: 7).bytes(9) == SeededBytes(seed: 7).bytes(9))
        var source = RandomSource(SeededBytes(seed: 3))
        let bytes = SeededBytes(seed: 3).bytes(8)
        #expect(source.next() == bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * $1.offset) })
    }

    @Test("an instance is named by the option, else by the variable")
    func instance() throws {
        let rows: [([String], [String: String], String?)] = [
            ([], [:], nil), (["--instance", "two"], [:], "two"), (["calls", "--instance=b-2"], [:], "b-2"),
            ([], ["TESSERA_INSTANCE": "env"], "env"), ([], ["TESSERA_INSTANCE": ""], nil),
            (["--instance", "two"], ["TESSERA_INSTANCE": "env"], "two"),
            (["--instance", "one", "--instance=two"], [:], "two"), (["--", "--instance", "two"], [:], nil),
        ]
        for (arguments, variables, expected) in rows {
            let environment = FixedEnvironment(variables, arguments: arguments)
            #expect(try InstanceName(choosing: environment).text == expected, "\(arguments) \(variables)")
        }
    }

    @Test("what cannot be a folder on every disk is no name of an instance")
    func instanceNames() {
        let tooLong = String(repeating: "a", count: 33)
        for name in ["", "A", "-a", "a/b", "..", "a b", "ä", tooLong] {
            #expect(throws: InstanceNameError(found: name)) { try InstanceName(name) }
        }
        #expect(throws: InstanceNameError(found: nil)) {
            try InstanceName(choosing: FixedEnvironment(arguments: ["--instance"]))
        }
        #expect(
            "\(InstanceNameError(found: "A"))"
                == "expected the name of an instance: up to 32 lower-case letters, digits and hyphens, found `A`")
    }

    @Test("a secret never prints, wherever it is")
    func secret() {
        struct Login { var user = "ada", password = Secret("hunter2") }
        var dumped = ""
        dump(Login(), to: &dumped)
        let texts = ["\(Secret("hunter2"))", "\(Login())", String(reflecting: [Secret("hunter2")]), dumped]
        for text in texts { #expect(!text.contains("hunter2"), "\(text)") }
        #expect(Secret("a").reveal() == "a")
        // What a LogMessage takes; `log.info("m", "\(secret)")` does not compile.
        #expect(!((Secret("a") as Any) is any CustomStringConvertible))
        #expect(Secret("abc") == Secret("abc") && Secret("abc") != Secret("abd") && Secret("abc") != Secret("ab"))
    }
}
