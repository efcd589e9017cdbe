import AuthFlowInterface
import CommandKitInterface
import LocalizationKit
import NavigationInterface
import PlatformInterface
import StateKit
import TextViewKitInterface

/// Connects the navigation with the screen that shows it.
@MainActor
final class ShellController {
    /// Whether the app is to end.
    private(set) var isOver = false
    /// What a person should know, the oldest first.
    private(set) var messages: [LocalizedText] = []

    private let parts: ShellParts
    private let navigation: any Navigating
    private var coordinator: ApplicationCoordinator?
    private var subscriptions: [AnyCancellable] = []
    private var storeWatch: StoreWatch?
    private weak var screen: (any OpenScreen)?
    private weak var inspector: (any Presentable)?

    init(_ parts: ShellParts) {
        (self.parts, navigation) = (parts, parts.navigation)
    }

    /// Why the tabs cannot be shown.
    var failure: CommandFailure? { coordinator?.failure }

    /// Begins with the launch steps.
    ///
    /// - Parameter restoring: whether the tabs come back as they were in the last run.
    /// - Throws: ``failure``, if it is known now.
    func start(restoring: Bool) throws {
        subscriptions = [
            navigation.redraws.sink { [weak self] in self?.screen?.update() },
            navigation.notices.sink { [weak self] in self?.say($0) },
        ]
        followProfile()
        storeWatch = parts.store.map { StoreWatch($0) { [weak self] in self?.say($0) } }
        if let record = parts.crashes?.takeUnseen() { say(record.message) }
        attachOverlays()
        let coordinator = ApplicationCoordinator(
            navigation, tabs: parts.tabs, steps: parts.steps, restoring: restoring)
        self.coordinator = coordinator
        coordinator.notify = { [weak self] in self?.say($0) }
        coordinator.quit = { [weak self] in self?.leave() }
        coordinator.start()
        if let failure { throw failure }
    }

    /// What the screen shows now.
    func view(on screen: any OpenScreen) -> ShellView {
        if self.screen !== screen {
            screen.offerMouse { [weak self] in self?.navigation.system.handle($0, in: $1) == true }
            screen.observeInput { [observers = parts.inputObservers] in observers.forEach { $0.note() } }
            screen.observeSize { [observers = parts.inputObservers] in observers.forEach { $0.resized() } }
        }
        self.screen = screen
        return ShellView(
            navigation.state, navigation.system, chrome: chrome, message: isLocked ? nil : messages.first,
            actions: actions)
    }

    /// The first screen as it is printed: without keys, because nobody presses any.
    var printedView: some View {
        VStack(alignment: .leading, spacing: 1) {
            if let title = navigation.state.visible?.title { Text(title).bold().accessibilityTraits(.header) }
            NavigationView(navigation.state, navigation.system) { $1 }
        }
    }

    private var chrome: ChromeContent {
        ChromeContent(
            tabs: navigation.tabs, isSkippable: coordinator?.step?.isSkippable ?? false,
            isLaunching: coordinator?.step != nil, isLocked: isLocked)
    }

    /// Whether something stands over the app that a person has to unlock; tools and messages wait until it is gone, because
    /// they tell of what is below it.
    private var isLocked: Bool { navigation.state.windows.contains { $0.presentation?.priority == .lock } }

    private var actions: ShellActions {
        ShellActions(
            selectTab: { [weak navigation] id in .perform { navigation?.system.selectTab(id) } },
            back: .perform { [weak navigation] in navigation?.system.back() },
            skip: .perform { [weak self] in self?.coordinator?.skip() },
            openPalette: .perform { [weak self] in self?.openPalette() },
            toggleInspector: .perform { [weak self] in self?.toggleInspector() },
            hintAtLeaving: .perform { [weak self] in self?.say(Strings.pressAgain) },
            dismissMessage: .perform { [weak self] in self?.dismissMessage() })
    }

    /// What one person opened is nothing for the next: all tabs but the one that changed it are built anew.
    private func followProfile() {
        guard let sessions = parts.sessions else { return }
        var profile = sessions.profile
        subscriptions.append(
            sessions.observe { [navigation] identity in
                let next = identity?.profile ?? SessionIdentity.nobody
                if next != profile { navigation.forgetOtherTabs() }
                profile = next
            })
    }

    private func attachOverlays() {
        for overlay in parts.overlays {
            do {
                subscriptions.append(try overlay.attach(navigation.root))
            } catch {
                say(Strings.stepFailed(id: overlay.id, reason: LocalizedText(error)))
            }
        }
    }

    private func openPalette() {
        guard !isLocked else { return }
        let items = PaletteItem.all(of: navigation) + commands.map(PaletteItem.init)
        let view = PaletteCoordinator.unit(items, in: navigation.root).start { [weak self] in self?.go(to: $0) }
        navigation.root.router.present(view)
    }

    private var commands: [CommandEntry] {
        do { return CommandEntry.all(of: try parts.commands()) } catch {
            say(LocalizedText(error))
            return []
        }
    }

    /// Explains a command on the stack of what is seen.
    private func open(_ command: CommandEntry) {
        guard let opener = navigation.state.visible?.owner else { return }
        opener.router.push(CommandCoordinator.unit(parts.runner, in: opener).start(with: command))
    }

    private func toggleInspector() {
        if let inspector, navigation.state.screens.contains(where: { $0 === inspector }) {
            return navigation.root.router.remove(inspector)
        }
        guard !isLocked else { return }
        let view = InspectorCoordinator.unit(navigation, screen?.inspect()).start()
        inspector = view
        navigation.root.router.present(view, as: Presentation(.overlay(.tool)))
    }

    private func go(to target: PaletteItem.Target) {
        switch target {
        case .tab(let id) where id == navigation.state.windows.first?.stack.tab: return
        case .tab(let id): navigation.system.selectTab(id)
        case .link(let link): open(link)
        case .command(let command): open(command)
        }
    }

    private func open(_ link: String) {
        do throws(LinkError) {
            try navigation.open(link)
        } catch {
            say(error.explanation)
        }
    }

    /// Tells a person something, once.
    func say(_ message: LocalizedText) {
        if messages.last != message { messages.append(message) }
        screen?.update()
    }

    private func dismissMessage() {
        if !messages.isEmpty { messages.removeFirst() }
    }

    private func leave() {
        isOver = true
        screen?.close()
    }
}
