import PlatformInterface

extension AudioDevice {
    /// The device that the setting `calls.audio` names.
    ///
    /// - Parameters:
    ///   - word: `auto`, `null`, or the name of a device of ALSA.
    ///   - files: where devices and modules are looked for.
    init(_ word: String, _ files: any Files) {
        switch word {
        case "auto": self = Self.hasSound(files) ? .alsa("default") : .null
        case "null": self = .null
        default: self = .alsa(word)
        }
    }

    /// Whether baresip has its module for ALSA, and the kernel a device that plays and one that records.
    ///
    /// A desktop's sound server takes the place of ALSA's `default` by itself.
    private static func hasSound(_ files: any Files) -> Bool {
        guard let modules = try? files.names(in: EngineFiles.modulesFolder), modules.contains("alsa.so"),
            let devices = try? files.names(in: "/dev/snd")
        else { return false }
        let streams = devices.filter { $0.hasPrefix("pcm") }
        return streams.contains { $0.hasSuffix("p") } && streams.contains { $0.hasSuffix("c") }
    }
}
