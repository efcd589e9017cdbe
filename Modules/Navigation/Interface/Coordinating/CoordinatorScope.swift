public import LocalizationKit
public import StateKit

/// What a coordinator is given: it makes screens that count for it, routes from where they stand, and opens children.
///
/// The count is the number of its screens in stacks, modals and overlays. A scope never keeps its coordinator alive
/// without a screen.
@MainActor
public protocol CoordinatorScope: AnyObject {
    /// What the coordinator is called in reports.
    var name: String { get }
    /// How many of its screens are on a stack.
    var count: Int { get }
    /// Routes from the place of its topmost screen, and while it has none, from that of its opener.
    var router: any Routable { get }
    /// The turns and the clock of the app, for the coordinator's models.
    var kernel: Kernel { get }

    /// Makes a screen that belongs to this scope.
    ///
    /// - Parameter description: what it is made of.
    /// - Returns: the screen, on no stack yet.
    func screen(_ description: ScreenDescription) -> any Presentable

    /// Opens a scope for another coordinator; ``Unit`` calls this.
    ///
    /// - Parameters:
    ///   - name: what the coordinator is called in reports.
    ///   - answer: what is cancelled when this scope's own coordinator has left before the child.
    /// - Returns: the scope, which nobody holds until its first screen is shown.
    func child(_ name: String, answer: any Cancellable) -> any CoordinatorScope

    /// Tells the person something, once, whatever they look at, such as that a call was missed.
    ///
    /// - Parameter sentence: what to tell.
    func say(_ sentence: LocalizedText)

    /// Takes the coordinator, to hold it while it has screens; ``Unit`` calls this.
    ///
    /// - Parameter coordinator: the one that was given this scope.
    func adopt(_ coordinator: AnyObject)

    /// Expects an object to be gone when the coordinator has left, and reports it when it is not.
    ///
    /// - Parameters:
    ///   - object: a controller or a model, which is not held.
    ///   - name: what it is called in the report.
    func expectRelease(of object: AnyObject, _ name: String)
}
