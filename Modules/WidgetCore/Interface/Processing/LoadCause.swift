/// Why a timeline is wanted, which decides whether the sources are asked.
public enum LoadCause: String, Sendable, Hashable, CaseIterable {
    /// Something is shown: what is kept will do while it is fresh.
    case display
    /// A person pressed a button of the widget: only what is kept is used.
    case interaction
    /// The time has come.
    case schedule
    /// Another person uses the app.
    case profileChange
    /// The app was started.
    case launch
    /// Something was added to or taken from what a person watches; it concerns only that.
    case libraryChange
}
