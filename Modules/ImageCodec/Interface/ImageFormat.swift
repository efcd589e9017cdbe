/// A format of pictures.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics, APNG included.
    case png = "PNG"
    /// JPEG.
    case jpeg = "JPEG"
    /// WebP.
    case webp = "WebP"
}
