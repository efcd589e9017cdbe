import TextViewKitInterface

/// What a screen is drawn on: the whole terminal, or some of its lines.
@MainActor
protocol Surface: AnyObject {
    /// The bytes of the last frame.
    var output: OutputBuffer { get }
    /// How many lines of the surface are below the cursor.
    var linesBelowCursor: Int { get }

    /// The size of the frames that fit, in a terminal of a size.
    func frameSize(in terminal: Size) -> Size
    /// Writes to ``output`` what makes the terminal show a frame.
    func show(_ frame: LiveFrame, in terminal: Size)
    /// Forgets what the terminal shows.
    func invalidate()
    /// Writes to ``output`` a line that stays above the surface; returns whether there is a place for it.
    func print(above line: String) -> Bool
}
