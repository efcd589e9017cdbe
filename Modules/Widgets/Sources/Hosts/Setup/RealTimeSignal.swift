/// The real-time signals, by their distance from the first.
///
/// Source: signal(7); glibc keeps the first two, so that SIGRTMIN is 34 and SIGRTMAX 64.
enum RealTimeSignal {
    static let numbers = 1...30

    /// The numbers that a line of a shell sends, as in `pkill -RTMIN+8 waybar`.
    static func sent(by line: String) -> [Int] {
        line.split(separator: "RTMIN+").dropFirst().compactMap { Int($0.prefix { ("0"..."9").contains($0) }) }
    }
}
