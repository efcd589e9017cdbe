/// The pictures of something that goes on.
package enum Spinner {
    package static let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    /// How long each is shown.
    package static let interval = Duration.milliseconds(100)

    package static func picture(_ step: Int) -> String {
        pictures[((step % pictures.count) + pictures.count) % pictures.count]
    }
}
