public import LocalizationKit
public import TextViewKitInterface

/// One screen, as a navigator shows it; the published original calls it a module.
///
/// The usual one is made by ``CoordinatorScope/screen(_:route:onAppear:onLeave:content:)``, so its owner is known from
/// its making. One screen stands in one place at a time; after it left it can be shown again.
@MainActor
public protocol Presentable: AnyObject {
    /// The scope of the coordinator that made it, which counts it.
    var owner: any CoordinatorScope { get }
    /// What stands in a title bar.
    var title: LocalizedText { get }
    /// The link that leads here again after a restart; `nil` when none does.
    var route: String? { get set }
    /// What is drawn, asked for anew for every frame that shows the screen.
    var content: AnyView { get }

    /// Holds an object until it is put on a stack; ``Unit`` has its first screen hold the coordinator that way.
    func hold(_ object: AnyObject)
    /// It was put on a stack, where its scope holds the coordinator.
    func didEnter()
    /// It can be seen, for the first time or again.
    func didAppear()
    /// It was taken off; what lived for it ends.
    func didLeave(_ cause: DismissalCause)
}
