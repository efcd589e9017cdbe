public import FeatureKitInterface

/// What is known of ends that nobody chose.
///
/// While the app runs, notes go to a file that outlives it; a chosen end removes the file.
public protocol CrashReport: Sendable {
    /// Notes that something happened; the last 64 notes are part of a record.
    ///
    /// A note costs less than a microsecond and survives every end of the process.
    ///
    /// - Parameters:
    ///   - module: the id of the feature.
    ///   - message: what happened; only the first 230 bytes or so are kept.
    func note(_ module: String, _ message: LogMessage)

    /// The newest record that was not shown yet, which from now on counts as shown.
    ///
    /// - Returns: the record, or `nil` when every end was chosen or shown.
    func takeUnseen() -> CrashRecord?

    /// The newest record, shown or not.
    ///
    /// - Returns: the record, or `nil` when there is none.
    func last() -> CrashRecord?
}

extension ServiceKey where Service == any CrashReport {
    /// What is known of ends that nobody chose.
    public static var crashReport: Self { Self("CrashReport", in: "PlatformInterface") }
}
