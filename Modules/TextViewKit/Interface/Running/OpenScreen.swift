/// A screen that is shown, for those who build its content.
@MainActor
public protocol OpenScreen: AnyObject {
    /// Closes the screen; a second time does nothing.
    func close()

    /// Says that what the content shows has changed; the content is built again with the next frame.
    func update()

    /// Prints a line that stays above a screen in the lines below the prompt; a full screen has no place for it.
    ///
    /// - Parameter line: plain text; control characters and line ends in it are left out.
    func print(above line: String)
}
