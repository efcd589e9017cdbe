import WidgetHostInterface

/// What is loaded once for all widgets that show the same.
struct Flight: Hashable, Sendable {
    var kind: WidgetKind
    var subject: WidgetSubject

    init(_ placement: WidgetPlacement, of profile: String) {
        kind = placement.kind
        subject = WidgetSubject(profile: profile, configuration: placement.configuration)
    }

    /// A number from 0 to 1 that is the same for all widgets of the flight, and another one in another process.
    func chance(_ salt: UInt64) -> Double {
        // FNV-1a: Swift's own hash differs within one process as soon as two tables differ.
        let words =
            [kind.rawValue, subject.profile]
            + subject.configuration.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        var hash = 0xcbf2_9ce4_8422_2325 ^ salt
        for byte in words.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // The product mixes upwards only, so that the low bits decide too little.
        hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
        return Double(hash >> 11) / Double(1 << 53)
    }
}
