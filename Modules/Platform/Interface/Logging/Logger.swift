public import FeatureKitInterface

/// A record of what happened, for who looks for the cause of something.
///
/// Logging never fails and never keeps anybody waiting for more than a write to a local file. What a person has to know
/// belongs on the screen instead.
public protocol Logger: Sendable {
    /// Whether messages of a level are kept.
    ///
    /// - Parameters:
    ///   - level: how much they matter.
    ///   - module: the id of the feature that writes them.
    /// - Returns: false for messages that nobody wants.
    func keeps(_ level: LogLevel, from module: String) -> Bool

    /// Keeps a message, whatever its level.
    ///
    /// - Parameters:
    ///   - level: how much it matters.
    ///   - module: the id of the feature that writes it.
    ///   - message: what it says; control characters are kept as escapes, so that a message is always one line.
    func keep(_ level: LogLevel, from module: String, _ message: LogMessage)
}

extension Logger {
    /// Writes a message that helps to find a fault; it is not even put together when nobody wants it.
    ///
    /// - Parameters:
    ///   - module: the id of the feature.
    ///   - message: what it says.
    public func debug(_ module: String, _ message: @autoclosure () -> LogMessage) {
        log(.debug, module, message())
    }

    /// Writes that something ordinary happened.
    ///
    /// - Parameters:
    ///   - module: the id of the feature.
    ///   - message: what it says.
    public func info(_ module: String, _ message: @autoclosure () -> LogMessage) {
        log(.info, module, message())
    }

    /// Writes that something is not as it should be.
    ///
    /// - Parameters:
    ///   - module: the id of the feature.
    ///   - message: what it says.
    public func warning(_ module: String, _ message: @autoclosure () -> LogMessage) {
        log(.warning, module, message())
    }

    /// Writes that something did not work.
    ///
    /// - Parameters:
    ///   - module: the id of the feature.
    ///   - message: what it says.
    public func error(_ module: String, _ message: @autoclosure () -> LogMessage) {
        log(.error, module, message())
    }

    private func log(_ level: LogLevel, _ module: String, _ message: @autoclosure () -> LogMessage) {
        if keeps(level, from: module) { keep(level, from: module, message()) }
    }
}

extension ServiceKey where Service == any Logger {
    /// A record of what happened.
    public static var logger: Self { Self("Logger", in: "PlatformInterface") }
}
