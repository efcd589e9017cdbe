/// How long a video is, as the head of its file says, in seconds.
enum MediaDuration {
    /// - Returns: a positive number; `nil` for other formats, damaged files, and those that do not say.
    static func seconds(of file: FileWindow) -> Double? {
        let seconds =
            switch (file.number(at: 0, bytes: 4), file.text(at: 4), file.text(at: 8)) {
            case (0x1a45_dfa3, _, _): MatroskaHead(file).seconds
            case (0x5249_4646, _, "AVI "): avi(file)
            case (_, "ftyp", _), (_, "moov", _), (_, "mdat", _), (_, "wide", _), (_, "free", _): MP4Head(file).seconds
            default: Double?.none
            }
        return seconds.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }

    /// The main header is always the first chunk of the first list: microseconds a frame, and how many frames.
    private static func avi(_ file: FileWindow) -> Double? {
        guard file.text(at: 12) == "LIST", file.text(at: 20) == "hdrl", file.text(at: 24) == "avih",
            let frame = file.little(at: 32), let count = file.little(at: 48)
        else { return nil }
        return Double(frame) * Double(count) / 1_000_000
    }
}
