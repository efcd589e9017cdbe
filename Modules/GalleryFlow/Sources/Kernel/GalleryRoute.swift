import LocalizationKit

/// What the screens of the gallery ask their router to show.
enum GalleryRoute: Equatable, Sendable {
    /// Something to be read, and a button.
    case alert(title: LocalizedText, message: LocalizedText)
    /// One of the pictures, by its place, on a screen of its own.
    case picture(Int)
    /// The picture that an earlier run had open: it has been there all the time, so nothing moves.
    case formerPicture(Int)
    /// The picture alone, on the whole screen.
    case fullScreen
    /// What is known of the picture.
    case information
    /// A question for another source.
    case source
}
