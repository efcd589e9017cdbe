import Repository

/// How long a program takes to start, say its version and end.
struct StartMeasurement {
    let processes: ProcessRunner
    /// How often it is started; the median counts.
    var runs = 31

    /// - Throws: ``BuildError`` when the program does not end with 0, and `ProcessError` when it cannot be started.
    func median(of path: String) throws -> Duration {
        var times: [Double] = []
        for _ in 0..<runs {
            let watch = Stopwatch()
            let result = try processes.run(path, ["--version"], in: "/")
            times.append(watch.seconds)
            guard result.status == 0 else { throw BuildError.mute(path: path, reason: "status \(result.status)") }
        }
        return .seconds(times.sorted()[runs / 2])
    }
}
