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
    case broken(ImageFormat, reason: String)
    /// There is no decoder on this machine.
    case unavailable(ImageFormat, reason: String)
}

extension ImageError: CustomStringConvertible {
    /// One sentence that says what is wrong.
    public var description: String {
        switch self {
        case .unknownFormat: "expected a picture in PNG, JPEG or WebP"
        case .tooManyBytes(let found, let limit): "the picture has \(found) bytes, and \(limit) are allowed"
        case .tooManyPixels(let size, let limit):
            "the picture has \(size.width) × \(size.height) pixels, and \(limit) are allowed"
        case .tooMuchMemory(let needed, let limit): "the picture needs \(needed) bytes, and \(limit) are allowed"
        case .broken(let format, let reason): "the \(format.rawValue) picture is broken: \(reason)"
        case .unavailable(let format, let reason): "\(format.rawValue) pictures cannot be decoded here: \(reason)"
        }
    }
}
