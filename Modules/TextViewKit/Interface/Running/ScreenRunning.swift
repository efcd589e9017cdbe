public import FeatureKitInterface

/// Shows a screen on the terminal until it is closed.
@MainActor
public protocol ScreenRunning {
    /// Takes the terminal, shows a screen, and gives the terminal back as it was, whatever happens.
    ///
    /// Ctrl-Q closes the screen, Ctrl-C and the cancellation of the task interrupt it, Ctrl-Z stops the program until
    /// the shell lets it go on, Ctrl-L draws a full screen anew. Where the output is no terminal, the screen is printed once, as text.
    ///
    ///     let exit = try await running.run(ScreenOptions(title: "Clock")) { screen in ClockView(model, screen) }
    ///
    /// - Parameters:
    ///   - options: how much of the terminal it takes, and what for.
    ///   - content: builds the screen; it is asked again after ``OpenScreen/update()`` and after each event.
    /// - Returns: why the screen is gone.
    /// - Throws: ``ScreenError`` when the terminal cannot be taken, `OutputError` when the text cannot be printed.
    func run<Content: View>(
        _ options: ScreenOptions, content: @escaping @MainActor (any OpenScreen) -> Content
    ) async throws -> ScreenExit
}

extension ServiceKey where Service == any ScreenRunning {
    /// What shows screens.
    public static var screenRunning: Self { Self("ScreenRunning", in: "TextViewKitInterface") }
}
