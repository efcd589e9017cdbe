import Foundation

/// What the environment of the tests asks of monkeys.
struct MonkeyRequest {
    var seed: UInt64?
    var count: Int?

    /// `TESSERA_MONKEY_SEED` plays the events of one seed, `TESSERA_MONKEY_EVENTS` says how many.
    static var fromEnvironment: MonkeyRequest {
        MonkeyRequest(seed: value("SEED").flatMap { UInt64($0) }, count: value("EVENTS").flatMap { Int($0) })
    }

    /// The file that this process is to play: `TESSERA_MONKEY_FILE`.
    static var played: String? { value("FILE") }

    private static func value(_ name: String) -> String? {
        // check:allow banned-symbol: what is to be played is asked for in the environment of the tests
        ProcessInfo.processInfo.environment["TESSERA_MONKEY_\(name)"]
    }
}
