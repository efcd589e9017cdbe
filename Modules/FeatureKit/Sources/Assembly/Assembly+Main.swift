import CProcess
import FeatureKitInterface
import Glibc

extension Assembly {
    /// Runs the program with the arguments, streams and environment of this process, and ends the process.
    ///
    /// It is synchronous, because an asynchronous `main` moves the main actor to another thread at its first
    /// suspension; the loop inside waits for the main queue and for signals. Ctrl-C cancels the program's task; a
    /// second one ends the process at once.
    public func main() -> Never {
        // A statically linked binary crashes in generic code that holds main-actor closures unless something
        // mentions the main actor (Swift 6.3.1 on Linux).
        _ = MainActor.shared
        // A closed pipe is an error where it is written to, so that the program can put things back.
        signal(SIGPIPE, SIG_IGN)
        process_silence_backtracer()
        let invocation = Invocation.ofThisProcess()
        let loop = MainLoop()
        var assembly = self
        assembly.loop = loop
        let code = loop.run { [assembly] in await assembly.run(invocation) }
        if code == .brokenPipe { Self.dieOfBrokenPipe() }
        exit(code.rawValue)
    }

    /// Ends as every filter does whose reader went away, which shells know and do not report.
    private static func dieOfBrokenPipe() {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
    }
}
