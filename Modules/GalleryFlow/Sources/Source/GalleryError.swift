import LocalizationKit

/// Why a picture or a source cannot be had.
struct GalleryError: Error, Equatable {
    /// Which one, as the person wrote it.
    let place: String
    /// Why.
    let reason: LocalizedText
    /// Whether it may well work a moment later.
    var isTransient = false
}

extension GalleryError: ExplainedError {
    /// `photo.jpg: the JPEG picture is broken: …`.
    var explanation: LocalizedText { "\(place): \(reason)" }
}
