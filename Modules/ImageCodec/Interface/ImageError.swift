public import LocalizationKit

/// Why a file gives no picture.
public enum ImageError: Error, Hashable {
    /// It begins like none of the formats.
    case unknownFormat
    /// It has too many bytes.
    case tooManyBytes(found: Int, limit: Int)
    /// It says to have too many pixels, or the box asks for too many.
    case tooManyPixels(PixelSize, limit: Int)
    /// Its format needs too much memory for a picture of that size.
    case tooMuchMemory(needed: Int, limit: Int)
    /// It is cut, or not what it says.
    case broken(ImageFormat, reason: LocalizedText)
    /// There is no decoder on this machine.
    case unavailable(ImageFormat, reason: LocalizedText)
}

extension ImageError: ExplainedError {
    /// One sentence that says what is wrong.
    public var explanation: LocalizedText {
        switch self {
        case .unknownFormat: Strings.unknownFormat
        case .tooManyBytes(let found, let limit): Strings.tooManyBytes(found: "\(found)", limit: "\(limit)")
        case .tooManyPixels(let size, let limit):
            Strings.tooManyPixels(width: "\(size.width)", height: "\(size.height)", limit: "\(limit)")
        case .tooMuchMemory(let needed, let limit): Strings.tooMuchMemory(needed: "\(needed)", limit: "\(limit)")
        case .broken(let format, let reason): Strings.broken(format: format.rawValue, reason: reason)
        case .unavailable(let format, let reason): Strings.unavailable(format: format.rawValue, reason: reason)
        }
    }
}
