import FeatureKitTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import MediaSources

@Suite("ffprobe")
struct ProbeTests {
    private let disk = Disk()

    private func seconds(_ program: ScriptedProgram?, of name: String = "a.wmv") async -> (Double?, [ProcessRequest]) {
        disk.write(name, "nothing that we understand")
        let runner = ScriptedProcessRunner(program.map { ["ffprobe": $0] } ?? [:])
        let durations = Durations(disk.tree, probe: DurationProbe(runner: runner))
        _ = await durations.seconds(of: disk.path(name))
        return (await durations.seconds(of: disk.path(name)), runner.requests)
    }

    @Test("it is asked once about a video whose head says nothing, in a way that takes no path for an option")
    func answer() async {
        let (seconds, requests) = await seconds(.answers(output: "61.500000\n"))
        #expect(seconds == 61.5)
        #expect(requests.count == 1)
        #expect(requests.first?.arguments.last == "file:\(disk.path("a.wmv"))")
    }

    @Test("without it, with nonsense, and for what is no video nothing is known")
    func nothing() async {
        #expect(await seconds(nil).0 == nil)
        for output in ["N/A\n", "", "-5", "nan", "1e999"] {
            #expect(await seconds(.answers(output: output)).0 == nil, "\(output)")
        }
        #expect(await seconds(.answers(output: "5", code: 1)).0 == nil)
        let (other, requests) = await seconds(.answers(output: "5"), of: "a.txt")
        #expect(other == nil && requests.isEmpty)
    }

    @Test("Debian's ffprobe knows a transport stream, which has no head at all")
    func real() async throws {
        let film = disk.path("-a & b.ts")
        let made = try ChildProgram(
            "/usr/bin/ffmpeg",
            ["-v", "error", "-f", "lavfi", "-i", "color=c=blue:s=32x24:r=5:d=40", "-c:v", "mpeg2video", film]
        ).end()
        #expect(made.status == 0)
        let probe = try ChildProgram(
            "/usr/bin/ffprobe",
            [
                "-v", "error", "-show_entries", "format=duration", "-of", "default=noprint_wrappers=1:nokey=1",
                "file:\(film)",
            ]
        ).end()
        let runner = ScriptedProcessRunner(["ffprobe": .answers(output: probe.output)])
        #expect(await Durations(disk.tree).seconds(of: film) == nil)
        let seconds = await Durations(disk.tree, probe: DurationProbe(runner: runner)).seconds(of: film)
        #expect(runner.requests.map(\.arguments).first?.last == "file:\(film)")
        #expect(abs((seconds ?? 0) - 40) <= 1)
    }
}
