import LocalizationKit
import NavigationInterface
import StateKit

/// The scope of one coordinator: it counts, and holds the coordinator and its children while they have screens.
@MainActor
final class FlowScope: CoordinatorScope {
    let name: String
    let kernel: Kernel
    private(set) var count = 0
    /// The coordinators that this one opened and that have screens.
    private(set) var children: [FlowScope] = []
    private(set) weak var parent: FlowScope?
    private(set) weak var coordinator: AnyObject?
    private(set) var held: AnyObject?
    private(set) var wasShown = false
    private(set) var expectations: [NamedReference] = []
    let listeners = ListenerList()

    private weak var navigator: Navigator?
    private var answer: (any Cancellable)?
    private var hasCoordinator = false
    private(set) lazy var router: any Routable = ScopeRouter(of: self, navigator)

    init(_ name: String, kernel: Kernel, navigator: Navigator?, parent: FlowScope?, answer: (any Cancellable)? = nil) {
        (self.name, self.kernel, self.navigator) = (name, kernel, navigator)
        (self.parent, self.answer) = (parent, answer)
        note(.made)
    }

    isolated deinit {
        handOverChildren()
        note(.freed)
    }

    func screen(_ description: ScreenDescription) -> any Presentable {
        let screen = Screen(description, owner: self, navigator: navigator)
        navigator?.leaks.remember(screen, "the screen `\(description.title)` of \(name)")
        return screen
    }

    func child(_ name: String, answer: any Cancellable) -> any CoordinatorScope {
        let child = FlowScope(name, kernel: kernel, navigator: navigator, parent: self, answer: answer)
        navigator?.register(child)
        return child
    }

    func say(_ sentence: LocalizedText) { navigator?.noticeSubject.send(sentence) }

    func adopt(_ coordinator: AnyObject) {
        self.coordinator = coordinator
        hasCoordinator = true
        navigator?.leaks.remember(coordinator, name)
        if count > 0 { held = coordinator }
    }

    func expectRelease(of object: AnyObject, _ name: String) {
        expectations.removeAll { $0.object == nil }
        expectations.append(NamedReference(object: object, name: name))
        navigator?.leaks.remember(object, name)
    }
}

extension FlowScope {
    /// Whether its coordinator had screens and has none any more, so that whatever it still asks for comes too late.
    var hasLeft: Bool { hasCoordinator && wasShown && count == 0 }

    /// This scope and those above it, the nearest first.
    var lineage: [FlowScope] { Array(sequence(first: self) { $0.parent }) }

    func note(_ step: LifeCycleEvent.Step) {
        navigator?.note(name, step)
    }

    /// Counts a screen that came; with the first one the opener begins to hold this scope.
    func increment() {
        note(.increment)
        if count == 0 { join() }
        held = coordinator
        wasShown = true
        setCount(count + 1)
        listeners.tell { $0.increment(to: count) }
    }

    /// Counts a screen that went.
    func decrement() {
        note(.decrement)
        setCount(count - 1)
        listeners.tell { $0.decrement(to: count) }
    }

    /// Lets go of the coordinator, because its last screen has left.
    func leave() {
        if let parent {
            note(.removed(from: parent.name))
            parent.children.removeAll { $0 === self }
        }
        // The scope of a tab has no coordinator that could leave: its children stay with it.
        if hasCoordinator { handOverChildren() }
        held = nil
    }

    private func setCount(_ count: Int) {
        self.count = count
        note(.count(count))
    }

    private func join() {
        guard let holder = lineage.dropFirst().first(where: { !$0.hasLeft }) ?? navigator?.rootScope, holder !== self
        else { return }
        if holder !== parent { answer?.cancel() }
        parent = holder
        holder.children.append(self)
        note(.added(to: holder.name))
    }

    /// Children that outlive their opener go to the nearest coordinator above it; nobody waits for their results.
    private func handOverChildren() {
        let heir = lineage.dropFirst().first { !$0.hasLeft } ?? navigator?.rootScope
        for child in children {
            child.answer?.cancel()
            child.parent = heir
            heir?.children.append(child)
            if let heir { child.note(.added(to: heir.name)) }
        }
        children = []
    }
}
