import Glibc
import JSONKit
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("the log")
struct LoggerTests {
    private let folder = TemporaryFolder()
    private let clock = VirtualTime(wall: WallTime(seconds: 0)).wallClock

    private func logger(_ format: LogFormat = .text, limit: Int = 1_000_000, kept: Int = 2) -> FileLogger {
        let file = RotatingFile(path: folder("log"), limit: limit, kept: kept)
        return FileLogger(file, filter: LogFilter(nil), format: format, clock: clock)
    }

    private func text(_ name: String = "log") -> String {
        let bytes = try? SystemFiles().read(folder(name), limit: 10_000_000)
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "(none)"
    }

    private func lines(_ name: String = "log") -> [JSONNode] {
        text(name).split(separator: "\n").compactMap { try? JSONNode(parsing: String($0)) }
    }

    @Test("the log in a file keeps the rules of logs")
    func file() throws {
        let violations = LoggerConformance.violations(of: logger(.json)) {
            lines().compactMap { line in
                let object = try? JSONObject(line, keys: ["time", "level", "module", "message"])
                guard let level = try? object?.required("level").string(),
                    let module = try? object?["module"]?.string(),
                    let text = try? object?["message"]?.string()
                else { return nil }
                return LogLevel.allCases.first { $0.name == level }.map { ($0, module, text) }
            }
        }
        #expect(violations == [])
    }

    @Test("the log in memory keeps the rules of logs")
    func memory() {
        let logger = MemoryLogger(least: .info)
        let violations = LoggerConformance.violations(of: logger) {
            logger.entries.map { ($0.level, $0.module, $0.message.text) }
        }
        #expect(violations == [])
    }

    @Test("a line has its time, level and module, and is one line whatever it says")
    func format() {
        logger().warning("sip", "bad\nline \u{1B}[31m\u{2028} é")
        #expect(text() == "1970-01-01T00:00:00.000Z WARNING [sip] bad\\nline \\u{1B}[31m\\u{2028} é\n")
        logger(.json).info("sip", "a\n\"b\"")
        let json = #"{"time":"1970-01-01T00:00:00.000Z","level":"info","module":"sip","message":"a\n\"b\""}"#
        #expect(text().hasSuffix(json + "\n"))
    }

    @Test("levels can be chosen for each module, and what is misunderstood changes nothing")
    func filter() {
        let rows: [(String?, String, LogLevel?)] = [
            (nil, "sip", .info), ("debug", "sip", .debug), ("warning,sip=debug", "sip", .debug),
            ("warning,sip=debug", "auth", .warning), ("off", "sip", nil), ("off,sip=error", "sip", .error),
            ("sip=off", "sip", nil), ("sip=off", "auth", .info), ("loud", "sip", .info), ("=debug", "sip", .info),
        ]
        for (text, module, least) in rows {
            let filter = LogFilter(text)
            for level in LogLevel.allCases {
                let expected = least.map { level >= $0 } ?? false
                #expect(filter.keeps(level, from: module) == expected, "\(text ?? "") \(module) \(level)")
            }
        }
        #expect(LogFilter("info,loud,a=b=c").misunderstood == ["loud", "a=b=c"])
    }

    @Test("a full file makes way, and as many old ones stay as were asked for")
    func rotation() {
        let logger = logger(limit: 50, kept: 2)
        // Each line has 24 + 1 + 7 + 1 + 3 + 1 + 6 + 1 = 44 bytes, so each fills a file.
        for number in 1...5 { logger.info("m", "line \(number)") }
        #expect(text().hasSuffix("line 5\n"))
        #expect(text("log.1").hasSuffix("line 4\n"))
        #expect(text("log.2").hasSuffix("line 3\n"))
        #expect(text("log.3") == "(none)")
        logger.info("m", "\(String(repeating: "x", count: 1000))")
        #expect(text().utf8.count == 38 + 1000)
    }

    @Test("two writers of one file lose nothing when it turns")
    func twoWriters() async {
        let loggers = [logger(limit: 4000, kept: 100), logger(limit: 4000, kept: 100)]
        await withTaskGroup(of: Void.self) { group in
            for (writer, logger) in loggers.enumerated() {
                group.addTask { for number in 0..<500 { logger.info("m", "\(writer)-\(number)!") } }
            }
        }
        let names = (try? SystemFiles().names(in: folder.path)) ?? []
        let messages = names.flatMap { text($0).split(separator: "\n").compactMap { $0.split(separator: " ").last } }
        let expected = (0..<2).flatMap { writer in (0..<500).map { "\(writer)-\($0)!" } }
        #expect(Set(messages.map(String.init)).isSuperset(of: expected))
        #expect(names.contains("log.1"))
    }

    @Test("the file is private, is made again when somebody removes it, and never leads elsewhere")
    func privacy() {
        let logger = logger()
        logger.info("m", "one")
        var status = stat()
        #expect(stat(folder("log"), &status) == 0 && status.st_mode & 0o777 == 0o600)
        unlink(folder("log"))
        logger.info("m", "two")
        #expect(text().hasSuffix("two\n"))
        unlink(folder("log"))
        symlink(folder("elsewhere"), folder("log"))
        logger.info("m", "three")
        #expect(text("elsewhere") == "(none)")
    }

    @Test("what is wrong with the folders and the variables is the first thing in the log")
    func warnings() throws {
        let environment = FixedEnvironment(["TESSERA_LOG": "loud", "TESSERA_LOG_FORMAT": "xml", "HOME": folder.path])
        let directories = SystemDirectories(environment, program: "tessera", instance: .usual)
        _ = try FileLogger(environment, directories, clock: clock, program: "tessera")
        let log = text(".local/state/tessera/log/tessera.log")
        let messages = log.split(separator: "\n").map { $0.split(separator: "] ", maxSplits: 1)[1] }
        #expect(
            messages == [
                "TESSERA_LOG: expected debug, info, warning, error or off, found `loud`",
                "TESSERA_LOG_FORMAT: expected text or json; writing text",
                "XDG_RUNTIME_DIR is not set; using \(folder.path)/.local/state/tessera/run",
            ])
    }
}
