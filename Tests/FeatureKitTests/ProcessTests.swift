import FeatureKitTesting
import Glibc
import Testing

@Suite("a program as a process")
struct ProcessTests {
    @Test("a child can be ended though the thread that starts it blocks signals, as those of libdispatch do")
    func signals() async throws {
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        let program = try ChildProgram("/bin/sh", ["-c", "kill -TERM $$; echo still here"])
        pthread_sigmask(SIG_SETMASK, &before, nil)
        #expect(program.end() == ChildProgram.Outcome(status: 128 + SIGTERM))
    }

    private let path = ChildProgram.beside("WaitingProgram")

    @Test(
        "a signal cancels the program, which puts things back and ends with 128 and the number",
        arguments: [SIGINT, SIGTERM, SIGHUP])
    func interrupted(signal: Int32) throws {
        let program = try ChildProgram(path, ["wait"])
        #expect(program.read() == "ready\n")
        program.send(signal)
        #expect(program.read() == "restored\n")
        #expect(program.end() == ChildProgram.Outcome(status: 128 + signal))
    }

    @Test("a second signal ends a program that does not listen to the first")
    func twice() throws {
        let program = try ChildProgram(path, ["spin"])
        #expect(program.read() == "ready\n")
        // Equal signals that wait together become one, so it is sent until the program is gone.
        program.send(SIGINT)
        program.send(SIGINT)
        while program.isRunning { program.send(SIGINT) }
        #expect(program.end().status == 130)
    }

    @Test("lines come one by one as they are written, and end with the input")
    func echo() throws {
        let program = try ChildProgram(path, ["echo"])
        program.write("one\n")
        #expect(program.read() == "> one\n")
        program.write("two\nthree")
        #expect(program.end().output.hasSuffix("> two\n> three\n"))
    }

    @Test("nohup keeps its word: a hangup that the parent ignores does not end the program")
    func ignoredHangup() throws {
        let program = try ChildProgram("/bin/sh", ["-c", #"trap "" HUP; exec "$0" echo"#, path])
        program.write("one\n")
        #expect(program.read() == "> one\n")
        program.send(SIGHUP)
        program.write("two\n")
        #expect(program.read() == "> two\n")
        #expect(program.end().status == 0)
    }

    @Test("a reader that goes away ends it as it ends cat")
    func brokenPipe() throws {
        let script = #"yes | { "$0" echo; echo "$?" >&2; } | head -n 1"#
        let outcome = try ChildProgram.run("/bin/sh", ["-c", script, path])
        #expect(outcome == ChildProgram.Outcome(status: 0, output: "> y\n", errors: "141\n"))
    }
}
