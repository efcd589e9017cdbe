import RepositoryFiles

extension Ban {
    /// Everything that is banned.
    static let all = [
        output, end, crash, clock, waiting, files, environment, processes, network, defaults, chance, unchecked,
    ]

    private static func symbols(_ texts: String...) -> [Symbol] { texts.map(Symbol.init) }
    private static let everythingForTests: Set<Unit.Role> = [.testing, .tests, .rootTests, .program]
    private static let outside: Set<Unit.Role> = [.plugin, .buildTool, .program]

    private static let output = Ban(
        symbols: symbols("print(", "debugPrint(", "puts(", "putchar(", "NSLog("),
        roles: outside,
        why: "text belongs to the streams that a command gets, where a test can read it",
        fix: "write to `context.output`, or to `context.errors`")

    private static let end = Ban(
        symbols: symbols("exit(", "_exit(", "quick_exit(", "abort("),
        owners: ["FeatureKit"], roles: outside,
        why: "features have to stop, and the terminal has to be put back, before a process ends",
        fix: "throw a CommandFailure or an ExitCode")

    private static let crash = Ban(
        symbols: symbols("fatalError(", "preconditionFailure(", "assertionFailure(", "try!", "as!"),
        roles: everythingForTests,
        why: "a person cannot act on a crash",
        fix: "throw an error that says what was expected and what to do")

    private static let clock = Ban(
        symbols: symbols(
            "Date()", "Date.now", "Date(timeIntervalSinceNow", "CFAbsoluteTimeGetCurrent(", "DispatchTime.now(",
            "DispatchWallTime.now(", "ContinuousClock(", "ContinuousClock.now", "SuspendingClock(",
            "SuspendingClock.now", "clock_gettime(", "gettimeofday(", "time(nil"),
        owners: ["Platform", "Repository", "RepositoryFiles"], roles: [.program],
        why: "whatever reads the time itself cannot run in virtual time",
        fix: "take a clock through the initializer")

    private static let waiting = Ban(
        symbols: symbols("Task.sleep", "Thread.sleep", "sleep(", "usleep(", "nanosleep(", ".asyncAfter("),
        owners: ["Platform"], roles: [.program],
        why: "whatever waits for real cannot run in virtual time",
        fix: "take a clock or a scheduler through the initializer")

    private static let files = Ban(
        symbols: symbols(
            "FileManager", "FileHandle", "Data(contentsOf", "String(contentsOf", "String(contentsOfFile", "fopen(",
            "opendir(", "mkdir("),
        owners: ["Platform", "Repository", "RepositoryFiles", "Storage"], roles: everythingForTests.union(outside),
        why: "the file system comes in through an initializer, where a test can stand in for it",
        fix: "tools use Repository's Files, features a store or files behind an interface")

    private static let environment = Ban(
        symbols: symbols("ProcessInfo", "getenv(", "setenv(", "unsetenv(", "CommandLine.arguments"),
        owners: ["FeatureKit", "Platform"], roles: outside,
        why: "the environment and the arguments come in with the invocation, where a test can set them",
        fix: "read `context.environment`, or take what is needed through the initializer")

    private static let processes = Ban(
        symbols: symbols(
            "Process()", "posix_spawn(", "posix_spawnp(", "popen(", "system(", "fork(", "vfork(", "execv(", "execve(",
            "execvp("),
        owners: ["Platform", "Repository", "RepositoryFiles"], roles: everythingForTests.union(outside),
        why: "programs are started in one place, without a shell and with a status that somebody reads",
        fix: "tools use Repository's ProcessRunner, features a service behind an interface")

    private static let network = Ban(
        symbols: symbols("URLSession", "socket("),
        owners: ["HTTPServer", "Network", "Platform"], roles: everythingForTests,
        why: "the network comes in through an initializer, where a test can stand in for it",
        fix: "need the service that Network provides")

    private static let defaults = Ban(
        symbols: symbols("UserDefaults"),
        why: "settings live in the store, by profile and instance",
        fix: "need the service that Storage provides")

    private static let chance = Ban(
        symbols: symbols("SystemRandomNumberGenerator(", "UUID()", "arc4random(", "getrandom("),
        owners: ["Platform"], roles: everythingForTests,
        why: "random numbers come in through an initializer, so that a test can repeat them",
        fix: "take a generator through the initializer")

    private static let unchecked = Ban(
        symbols: symbols("@unchecked", "nonisolated(unsafe)"),
        roles: everythingForTests,
        why: "what the compiler cannot prove has to be proved to the reader",
        fix: "let the compiler prove it, or state the proof: `// check:allow banned-symbol: reason`")
}
