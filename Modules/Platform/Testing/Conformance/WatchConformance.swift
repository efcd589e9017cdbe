import FeatureKitTesting
public import PlatformInterface

/// What every watch does.
public enum WatchConformance {
    /// What the suite does to the folders that are watched.
    public struct Hands: Sendable {
        /// Writes a file.
        public var write: @Sendable (_ path: String) async -> Void
        /// Removes a folder with what is in it.
        public var remove: @Sendable (_ folder: String) async -> Void

        /// Creates hands.
        public init(
            write: @escaping @Sendable (_ path: String) async -> Void,
            remove: @escaping @Sendable (_ folder: String) async -> Void
        ) {
            self.write = write
            self.remove = remove
        }
    }

    /// Looks at a watch.
    ///
    /// - Parameters:
    ///   - watch: the watch.
    ///   - folder: the absolute path of an empty folder, which is removed.
    ///   - hands: what changes the folder.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of watch: any Watch, in folder: String, by hands: Hands) async -> [String] {
        let findings = Findings()
        await findings.expect(
            "a missing folder cannot be watched",
            throws: { (error: WatchError) in error == .missing(folder: "\(folder)/missing") },
            by: { _ = try watch.changes(of: .file("\(folder)/missing/file")) })
        await findings.expectSuccess("a folder can be watched") {
            var all = try watch.changes(of: .folder(folder)).makeAsyncIterator()
            var one = try watch.changes(of: .file("\(folder)/one")).makeAsyncIterator()
            for name in ["two", "one", "three"] { await hands.write("\(folder)/\(name)") }
            findings.expect(await all.next() == .names(["one", "two", "three"]), "changes are told as one")
            findings.expect(await one.next() == .names(["one"]), "a file is told of itself alone")
            await hands.write("\(folder)/one")
            findings.expect(await one.next() == .names(["one"]), "a file is told of again")
            let waiting = Task { [stream = try watch.changes(of: .file("\(folder)/never"))] in
                for await _ in stream { return false }
                return true
            }
            waiting.cancel()
            findings.expect(await waiting.value, "a cancelled reading ends without a change")
            await hands.remove(folder)
            findings.expect(await one.next() == .gone, "a folder that is gone is told of")
            findings.expect(await one.next() == nil, "nothing comes after the end")
        }
        return findings.sentences
    }
}
