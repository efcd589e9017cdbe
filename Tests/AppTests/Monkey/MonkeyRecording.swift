import Foundation

/// Events that can be played again, and the seed of everything else that is random.
struct MonkeyRecording: Codable, Equatable, Sendable {
    var seed: UInt64
    var events: [MonkeyEvent]

    init(seed: UInt64, events: [MonkeyEvent]) { (self.seed, self.events) = (seed, events) }

    init(file: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(filePath: file)))
    }

    func write(to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try events.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        try "{\"seed\": \(seed), \"events\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
            .write(toFile: file, atomically: true, encoding: .utf8)
    }
}
