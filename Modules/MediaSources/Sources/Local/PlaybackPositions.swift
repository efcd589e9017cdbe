import PlatformInterface

/// Where mpv writes how far something from a server was watched: a folder of our own, so that nothing of a server lies
/// among what mpv remembers for itself.
struct PlaybackPositions: Sendable {
    private static let greatestSize = 65_536

    let directories: any Directories
    let files: any Files

    /// What tells mpv to write, whatever its configuration says; the older name of the option is known to all versions.
    func arguments(for address: String) throws -> [String] {
        try? files.remove(try path(of: address))
        return ["--save-position-on-quit", "--watch-later-directory=\(try folder)"]
    }

    /// How it ended; `nil` when nothing can be said, as when it could not be played.
    ///
    /// At the end of a film mpv writes nothing, and ends well.
    func end(of address: String, _ ending: ProcessResult.Ending) -> PlaybackEnd? {
        guard let path = try? path(of: address) else { return nil }
        if let bytes = try? files.read(path, limit: Self.greatestSize) {
            try? files.remove(path)
            return ResumeFile(String(decoding: bytes, as: UTF8.self)).map { .left(at: $0.position) }
        }
        return ending == .exited(0) ? .finished : nil
    }

    private var folder: String { get throws { try directories.create(.cache, "playing") } }

    private func path(of address: String) throws -> String { try folder + "/" + MD5.name(of: address) }
}
