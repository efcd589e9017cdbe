import Glibc
import JSONKit
import PlatformInterface

/// Makes a record of the file of a program that is gone.
struct CrashFileReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The record; `nil` for a file that has no head, because its program was gone before it had written one.
    var record: CrashRecord? {
        guard bytes.count >= CrashFile.size, let head = try? JSONNode(parsing: text(0..<CrashFile.headSize)).members()
        else { return nil }
        var versions: [String: String] = [:]
        for member in head { versions[member.key] = try? member.value.string() }
        let seconds = head.first { $0.key == "started" }.flatMap { try? $0.value.int() }
        let fault = text(CrashFile.size..<bytes.count).split(separator: "\n").map(String.init)
        let signal = fault.first.flatMap { Int32($0.dropFirst("fault ".count)) }
        return CrashRecord(
            started: WallTime(seconds: Int64(seconds ?? 0)), versions: versions,
            ending: signal.map { .fault(signal: $0) } ?? .unexplained, events: notes,
            backtrace: fault.dropFirst().map { FrameName($0).text })
    }

    private var notes: [String] {
        let notes = (0..<CrashFile.noteCount).map { index in
            let start = CrashFile.headSize + index * CrashFile.noteSize
            let ordinal = bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return (ordinal: ordinal, text: text(start + 8..<start + CrashFile.noteSize))
        }
        return notes.filter { $0.ordinal > 0 }.sorted { $0.ordinal < $1.ordinal }.map(\.text)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].prefix { $0 != 0 }, as: UTF8.self)
    }
}
