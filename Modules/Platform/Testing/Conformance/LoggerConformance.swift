import FeatureKitTesting
public import PlatformInterface

/// What every logger does.
public enum LoggerConformance {
    /// Looks at a logger that keeps `info` and above from every module.
    ///
    /// - Parameters:
    ///   - logger: the logger, with nothing kept yet.
    ///   - kept: what it has kept: level, module and text of each message.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of logger: any Logger, kept: () -> [(level: LogLevel, module: String, text: String)]
    ) -> [String] {
        let findings = Findings()
        var isPutTogether = false
        func costly() -> String {
            isPutTogether = true
            return "costly"
        }
        logger.debug("suite", "\(costly())")
        findings.expect(!isPutTogether, "a message that nobody wants is not put together")
        logger.info("suite", "one \(1) \(costly())")
        logger.warning("other", "two \(["é": Secret("hidden")])")
        logger.error("suite", "three")
        let expected: [(LogLevel, String, String)] = [
            (.info, "suite", "one 1 costly"), (.warning, "other", "two [\"é\": <secret>]"), (.error, "suite", "three"),
        ]
        let found = kept()
        findings.expect(found.count == expected.count, "as many messages as were written, \(found.count)")
        for (message, right) in zip(found, expected) {
            findings.expect((message.level, message.module, message.text) == right, "\(right.2) is kept as written")
        }
        for level in LogLevel.allCases {
            findings.expect(logger.keeps(level, from: "suite") == (level >= .info), "\(level.name) is kept or not")
        }
        return findings.sentences
    }
}
