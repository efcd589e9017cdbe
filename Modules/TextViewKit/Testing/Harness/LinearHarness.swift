import TextViewKit

/// The mode for screen readers, driven by a test: lines in, lines out.
@MainActor
public final class LinearHarness {
    /// Everything that was printed and typed so far, each line with a line feed.
    public private(set) var transcript = ""
    private let harness: Harness
    private let session: LinearSession

    init(_ harness: Harness) {
        self.harness = harness
        session = LinearSession(harness.runtime, size: harness.size)
        say(session.start(at: harness.time))
    }

    /// Types a line.
    ///
    /// - Parameter line: what the person types.
    /// - Returns: what was printed in answer, one element a line.
    @discardableResult
    public func read(_ line: String) -> [String] {
        transcript += session.prompt + line + "\n"
        let answer = session.read(line, at: harness.time)
        say(answer)
        return answer
    }

    /// Lets time pass.
    ///
    /// - Parameter duration: how much.
    /// - Returns: what was printed meanwhile.
    @discardableResult
    public func advance(by duration: Duration) -> [String] {
        harness.advance(by: duration)
        let news = session.update(at: harness.time)
        say(news)
        return news
    }

    /// What stands before the cursor.
    public var prompt: String { session.prompt }
    /// Whether what is typed would not be shown.
    public var isSecret: Bool { session.isSecret }

    private func say(_ lines: [String]) { for line in lines { transcript += line + "\n" } }
}
