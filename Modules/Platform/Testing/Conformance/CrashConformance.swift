import FeatureKitTesting
public import PlatformInterface

/// What every crash report does.
public enum CrashConformance {
    /// Looks at the report after a run that a fault ended.
    ///
    /// - Parameters:
    ///   - signal: the number of the fault's signal.
    ///   - make: what a start of the program sees.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(afterFault signal: Int32, of make: () -> any CrashReport) -> [String] {
        let findings = Findings()
        let report = make()
        let last = report.last()
        findings.expect(last?.ending == .fault(signal: signal), "the record names the signal")
        report.note("suite", "while looking")
        findings.expect(report.takeUnseen() == last, "the record is shown")
        findings.expect(report.takeUnseen() == nil, "the record is shown once")
        findings.expect(report.last() == last, "the record can still be read")
        return findings.sentences
    }
}
