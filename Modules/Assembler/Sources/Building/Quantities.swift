/// A number of bytes as people read it.
struct ByteCount {
    let bytes: Int

    init(_ bytes: Int) { self.bytes = bytes }

    /// In mebibytes with two digits, rounded half up: `6.95 MiB`.
    var text: String {
        let hundredths = (bytes * 100 + 524_288) / 1_048_576
        return "\(hundredths / 100).\(twoDigits(hundredths % 100)) MiB"
    }
}

/// A duration as people read it.
struct Seconds {
    let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    /// The seconds with their fraction.
    var value: Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    /// With two digits: `3.70 s`.
    var text: String {
        let hundredths = Int((value * 100).rounded())
        return "\(hundredths / 100).\(twoDigits(hundredths % 100)) s"
    }
}

/// A short duration as people read it.
struct Milliseconds {
    let duration: Duration

    init(_ duration: Duration) { self.duration = duration }

    /// With one digit: `3.7 ms`.
    var text: String {
        let tenths = Int((Seconds(duration).value * 10_000).rounded())
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
