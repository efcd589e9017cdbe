import FeatureKitTesting
public import PlatformInterface

/// What every source of random bytes does.
public enum RandomConformance {
    /// Looks at a source.
    ///
    /// - Parameter random: the source.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of random: any RandomBytes) -> [String] {
        let findings = Findings()
        for (count, expected) in [(-1, 0), (0, 0), (1, 1), (1000, 1000)] {
            findings.expect(random.bytes(count).count == expected, "\(count) bytes are \(expected)")
        }
        findings.expect(random.bytes(32) != random.bytes(32), "32 bytes never come twice")
        // The chance that a byte is missing from 8192 random ones is 256 * (255/256)^8192, about 3e-12.
        findings.expect(Set(random.bytes(8192)).count == 256, "every byte comes")
        let digits = random.hexadecimal(16)
        findings.expect(digits.count == 32 && digits.allSatisfy(\.isHexDigit), "16 bytes are 32 digits")
        return findings.sentences
    }
}
