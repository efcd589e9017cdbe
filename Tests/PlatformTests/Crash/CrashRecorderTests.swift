import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("ends that nobody chose", .timeLimit(.minutes(2)))
struct CrashRecorderTests {
    private let folder = TemporaryFolder()

    private var names: [String] {
        (try? SystemFiles().names(in: folder(".local/state/tessera/crash"))) ?? []
    }

    @Test("a fault is recorded with its signal, the last notes and the functions that ran")
    func fault() async throws {
        await #expect(processExitsWith: .signal(SIGSEGV)) { [path = folder.path as String] in
            let recorder = CrashRecorder.at(path)
            try recorder.begin([("version", "1.2.3")])
            for number in 1...70 { recorder.note("suite", "event \(number)") }
            UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        }
        let violations = CrashConformance.violations(afterFault: SIGSEGV) { CrashRecorder.at(folder.path) }
        #expect(violations == [])
        let record = try #require(CrashRecorder.at(folder.path).last())
        #expect(record.started == WallTime(seconds: 1000))
        #expect(record.versions == ["version": "1.2.3"])
        #expect(record.events == (7...70).map { "[suite] event \($0)" })
        #expect(record.backtrace.count > 2)
        #expect(names == ["19700101001640-4711.seen"])
    }

    @Test("an abort and a trap are faults, too")
    func aborts() async throws {
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = folder.path as String] in
            let recorder = CrashRecorder.at(path)
            try recorder.begin([])
            // check:allow banned-symbol: the process is the test's own, and to end it so is the test
            abort()
        }
        #expect(CrashRecorder.at(folder.path).takeUnseen()?.ending == .fault(signal: SIGABRT))
        await #expect(processExitsWith: .failure) { [path = folder.path as String] in
            let recorder = CrashRecorder.at(path)
            try recorder.begin([])
            fatalError("trap")
        }
        let record = try #require(CrashRecorder.at(folder.path).takeUnseen())
        #expect([.fault(signal: SIGILL), .fault(signal: SIGTRAP)].contains(record.ending))
    }

    @Test("a stack that overflows is recorded")
    func overflow() async throws {
        await #expect(processExitsWith: .failure) { [path = folder.path as String] in
            let recorder = CrashRecorder.at(path)
            try await MainActor.run { try recorder.begin([]) }
            func deeper(_ depth: Int) -> Int { depth == .max ? 0 : deeper(depth + 1) &+ Int.random(in: 0...depth) }
            recorder.note("suite", "\(deeper(1))")
        }
        #expect(CrashRecorder.at(folder.path).takeUnseen() != nil)
    }

    @Test("a program that was killed has its notes on record, and no fault")
    func killed() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
            let recorder = CrashRecorder.at(path)
            try recorder.begin([])
            recorder.note("suite", "last\nwords")
            kill(getpid(), SIGKILL)
        }
        let record = try #require(CrashRecorder.at(folder.path).takeUnseen())
        #expect(record.ending == .unexplained)
        #expect(record.events == ["[suite] last\\nwords"])
        #expect(record.backtrace == [])
    }

    @Test("a chosen end leaves nothing, and a program that runs is no crash")
    func chosenEnd() async throws {
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let recorder = CrashRecorder.at(path)
            try recorder.begin([])
            recorder.note("suite", "hello")
            #expect(CrashRecorder.at(path).takeUnseen() == nil)
            #expect(CrashRecorder.at(path).last() == nil)
            recorder.end()
            recorder.note("suite", "too late")
        }
        #expect(names == [])
    }

    @Test("what handled a fault before handles it afterwards")
    func chained() async throws {
        await #expect(processExitsWith: .exitCode(42)) { [path = folder.path as String] in
            // check:allow banned-symbol: a handler of the test's own process that shows that it was called
            signal(SIGSEGV) { _ in _exit(42) }
            let recorder = CrashRecorder.at(path)
            try recorder.begin([])
            UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        }
        #expect(CrashRecorder.at(folder.path).takeUnseen()?.ending == .fault(signal: SIGSEGV))
    }

    @Test("the newest of several is shown, and no more than five are kept")
    func several() throws {
        let disk = try SystemInstance.at(folder.path).directories.create(.state, "crash")
        for number in 1...8 {
            let head = Array("{\"started\":\(number),\"version\":\"\(number)\"}".utf8)
            let rest = [UInt8](repeating: 0, count: CrashFile.size - head.count)
            try SystemFiles().write(head + rest, to: "\(disk)/0000000000000\(number)-1.run")
        }
        try SystemFiles().write(Array("short".utf8), to: "\(disk)/00000000000000-1.run")
        #expect(CrashRecorder.at(folder.path).takeUnseen()?.versions == ["version": "8"])
        #expect(CrashRecorder.at(folder.path).takeUnseen() == nil)
        #expect(names == (4...8).map { "0000000000000\($0)-1.seen" })
    }

    @Test("rubbish in the place of a record is no record")
    func rubbish() {
        for bytes in [[], [UInt8](repeating: 0, count: CrashFile.size), [UInt8](repeating: 255, count: 30_000)] {
            #expect(CrashFileReader(bytes).record == nil)
        }
    }

    @Test("reports in memory keep the rules of reports")
    func memory() {
        let record = CrashRecord(
            started: WallTime(seconds: 1), versions: [:], ending: .fault(signal: 11), events: [], backtrace: [])
        let report = MemoryCrashReport(record)
        let violations = CrashConformance.violations(afterFault: 11) { report }
        #expect(violations == [])
        #expect(report.notes == ["[suite] while looking"])
    }

    @Test("frames have names that people can read")
    func frames() {
        let rows = [
            ("/bin/x($s4main1fyyF+0x1c)[0x55]", "/bin/x(main.f() -> ()+0x1c)[0x55]"),
            ("/bin/x(+0x1c)[0x55]", "/bin/x(+0x1c)[0x55]"),
            ("/lib/libc.so.6(abort+0x1)[0x5]", "/lib/libc.so.6(abort+0x1)[0x5]"),
            ("anything", "anything"),
        ]
        for (line, expected) in rows { #expect(FrameName(line).text == expected) }
    }
}

extension CrashRecorder {
    /// A recorder whose state lies in a folder, and for which it is always 1000 seconds after the epoch.
    static func at(_ folder: String) -> CrashRecorder {
        let environment = FixedEnvironment(["HOME": folder])
        let directories = SystemDirectories(environment, program: "tessera", instance: .usual)
        let clock = VirtualTime(wall: WallTime(seconds: 1000)).wallClock
        return CrashRecorder(environment, directories, SystemFiles(), clock: clock)
    }
}
