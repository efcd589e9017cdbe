import FeatureKitTesting
public import PlatformInterface

/// What every runner of processes does.
///
/// The runner has to know `cat`, `false`, and a program `forever` that writes the line `begun` and never ends.
public enum ProcessConformance {
    /// Looks at a runner.
    ///
    /// - Parameters:
    ///   - runner: the runner.
    ///   - advance: lets time pass that passes only when it is told to, as soon as somebody waits.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of runner: any ProcessRunner, advance: @escaping @Sendable (Duration) async -> Void = { _ in }
    ) async -> [String] {
        let findings = Findings()
        await run(runner, findings)
        await refuse(runner, findings, advance)
        await start(runner, findings)
        return findings.sentences
    }

    private static func run(_ runner: any ProcessRunner, _ findings: Findings) async {
        let input = Array("one\ntwo".utf8)
        let echo = await findings.expectSuccess("a program runs") {
            try await runner.run(ProcessRequest("cat", input: input))
        }
        findings.expect(echo == ProcessResult(.exited(0), output: input), "a program reads and writes all bytes")
        let failure = await findings.expectSuccess("a failing program is a result") {
            try await runner.run(ProcessRequest("false"))
        }
        findings.expect(failure == ProcessResult(.exited(1)), "a code is a code")
    }

    private static func refuse(
        _ runner: any ProcessRunner, _ findings: Findings, _ advance: @escaping @Sendable (Duration) async -> Void
    ) async {
        await findings.expect(
            "a missing program is said to be missing",
            throws: { (error: ProcessError) in error == .notFound(program: "no-such-program-here") },
            by: { _ = try await runner.run(ProcessRequest("no-such-program-here")) })
        await findings.expect(
            "a flood ends at the limit, which is kept",
            throws: { (error: ProcessError) in
                guard case .outputLimit("cat", 3, let written) = error else { return false }
                return written.output == Array("012".utf8)
            }, by: { _ = try await runner.run(ProcessRequest("cat", input: Array("0123".utf8), outputLimit: 3)) })
        let late = Task { try await runner.run(ProcessRequest("forever", deadline: .milliseconds(300))) }
        await advance(.milliseconds(300))
        await findings.expect(
            "a program that never ends is ended",
            throws: { (error: ProcessError) in
                if case .deadline("forever", .milliseconds(300), _) = error { true } else { false }
            }, by: { _ = try await late.value })
        let cancelled = Task { try await runner.run(ProcessRequest("forever", deadline: nil)) }
        cancelled.cancel()
        await findings.expect(
            "a cancelled run ends", throws: { (_: CancellationError) in true }, by: { _ = try await cancelled.value })
    }

    private static func start(_ runner: any ProcessRunner, _ findings: Findings) async {
        await findings.expectSuccess("a program runs beside this one") {
            let cat = try await runner.start(ProcessRequest("cat", input: Array("first\n".utf8)))
            var lines = cat.lines.makeAsyncIterator()
            findings.expect(await lines.next() == "first", "the input of the request comes first")
            try await cat.write(Array("sec".utf8))
            try await cat.write(Array("ond\nthird".utf8))
            findings.expect(await lines.next() == "second", "lines are whole, however they were written")
            cat.closeInput()
            findings.expect(await lines.next() == "third", "the last line needs no end")
            findings.expect(await lines.next() == nil, "lines end with the program")
            findings.expect(try await cat.result().isSuccess, "the end of the input ends the program")
        }
        await findings.expectSuccess("a program can be made to end") {
            let forever = try await runner.start(ProcessRequest("forever"))
            var lines = forever.lines.makeAsyncIterator()
            findings.expect(await lines.next() == "begun", "what is written is read while the program runs")
            forever.terminate()
            let result = try await forever.result()
            findings.expect(!result.isSuccess, "a program that was made to end did not succeed")
        }
    }
}
