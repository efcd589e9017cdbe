import FeatureKitTesting
import Glibc
import Testing

@Suite("what a feature watches in the loop of the program")
struct LoopTests {
    @Test("deadlines are met in their order, descriptors and signals are told, and what was cancelled is not")
    func watching() throws {
        let program = try ChildProgram(ChildProgram.beside("WaitingProgram"), ["watch"])
        // Lines that are written one after the other may be read at once.
        var lines = ""
        while lines.count < 13 { lines += program.read() }
        #expect(lines == "first\nsecond\n")
        program.send(SIGWINCH)
        #expect(program.read() == "resized\n")
        program.write("hello\n")
        #expect(program.read() == "read hello\n")
        program.write("forget\n")
        #expect(program.read() == "forgotten\n")
        program.send(SIGWINCH)
        program.write("still here\n")
        #expect(program.read() == "read still here\n")
        program.write("end\n")
        #expect(program.end() == ChildProgram.Outcome(status: 0))
    }

    @Test("a storm of signals hides no other signal")
    func storm() throws {
        let program = try ChildProgram(ChildProgram.beside("WaitingProgram"), ["watch"])
        // Lines that are written one after the other may be read at once.
        var lines = ""
        while lines.count < 13 { lines += program.read() }
        #expect(lines == "first\nsecond\n")
        // It is stopped, so that all of them wait for it at once.
        program.send(SIGSTOP)
        for _ in 0..<100_000 { program.send(SIGWINCH) }
        program.send(SIGTERM)
        program.send(SIGCONT)
        let outcome = program.end()
        #expect(outcome.status == 143)
    }
}
