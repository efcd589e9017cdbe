import AuthFlowInterface
import CommandKitInterface
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import StateKit
import StorageInterface
import TextViewKitInterface
import TextViewKitTesting

@testable import Shell

/// The shell on a live screen, in virtual time.
@MainActor
final class ShellStage {
    let app: NavigationHarness
    let shell: ShellController
    let paper = RecordedScreen()
    let screen: Harness

    init(
        width: Int = 60, height: Int = 8, _ language: Language = .english, tabs: [NavigationTab] = ShellStage.threeTabs,
        steps: [LaunchStep] = [], overlays: [Overlay] = [], routes: [Route] = [],
        inputObservers: [InputObserver] = [], commands: @escaping @MainActor () throws -> [Command] = { [] },
        sessions: (any SessionProviding)? = nil, crashes: (any CrashReport)? = nil,
        store: (any StoreCondition)? = nil
    ) throws {
        app = NavigationHarness(routes: routes)
        shell = ShellController(
            ShellParts(
                navigation: app.navigation, tabs: tabs, steps: steps, overlays: overlays,
                inputObservers: inputObservers, runner: EchoingProgram.runner, commands: commands, sessions: sessions,
                crashes: crashes, store: store))
        try shell.start(restoring: false)
        let (shell, paper) = (shell, paper)
        screen = Harness(width: width, height: height, environment: EnvironmentValues(language: language)) {
            shell.view(on: paper)
        }
        paper.onUpdate = { [weak screen] in screen?.update() }
        settle()
    }

    /// Lets what moves come to its end.
    func settle() {
        app.settle()
        screen.advance(by: .seconds(1))
        screen.update()
    }

    func press(_ key: Key, _ modifiers: KeyModifiers = []) {
        screen.press(key, modifiers)
        settle()
    }

    func push(_ title: String) {
        guard let owner = app.navigation.state.visible?.owner else { return }
        owner.router.push(FakeFlow<Never>.unit(title, in: owner).start())
        settle()
    }

    static let threeTabs = [
        tab("home", LocalizedText(en: "Home", ru: "Дом"), "⌂", 1),
        tab("calls", LocalizedText(en: "Calls", ru: "Звонки"), "☎", 2),
        tab("gallery", LocalizedText(en: "Gallery", ru: "Галерея"), "▦", 3),
    ]

    static let fiveTabs =
        threeTabs + [
            tab("converter", LocalizedText(en: "Converter", ru: "Валюты"), "¤", 4),
            tab("profile", LocalizedText(en: "Profile", ru: "Профиль"), "☺", 5),
        ]

    /// A tab with one button.
    static func tab(_ id: String, _ title: LocalizedText, _ symbol: String, _ order: Int) -> NavigationTab {
        NavigationTab(id: id, title: title, symbol: symbol, order: order) { opener in
            Unit<Void, Never>(id, in: opener) { scope, _ in ButtonFlow(scope, title) }.start()
        }
    }
}

/// A screen with one button that has a key.
@MainActor
private final class ButtonFlow: Coordinator {
    private let scope: any CoordinatorScope
    private let title: LocalizedText

    init(_ scope: any CoordinatorScope, _ title: LocalizedText) {
        (self.scope, self.title) = (scope, title)
    }

    func start(with options: Void) -> any Presentable {
        scope.screen(title) { Button("Add", .perform {}).keyboardShortcut("a", modifiers: .alt) }
    }
}
