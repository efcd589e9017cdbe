/// What is on the screen and under it: the windows, each with its stacks and modals.
///
/// It is a value: whoever keeps one can compare and draw it, and nothing else changes with it.
@MainActor
public struct NavigationState {
    /// Screens one on the other; the last one is shown.
    @MainActor
    public struct Stack {
        /// The id of the tab that it belongs to; `nil` for a stack that is in no tab.
        public var tab: String?
        /// The screens, the root first.
        ///
        /// Only a stack of the app's own window may be empty: a tab that was never open.
        public var screens: [any Presentable]

        /// Creates a stack.
        public init(tab: String? = nil, screens: [any Presentable] = []) {
            (self.tab, self.screens) = (tab, screens)
        }
    }

    /// A stack that stands over what was there before it.
    @MainActor
    public struct Modal {
        /// Tells it apart from other modals and windows.
        public var id: Int
        /// What it looks like.
        public var presentation: Presentation
        /// Its screens; never empty.
        public var stack: Stack

        /// Creates a modal.
        public init(id: Int, presentation: Presentation, stack: Stack) {
            (self.id, self.presentation, self.stack) = (id, presentation, stack)
        }
    }

    /// The app's own window, or an overlay.
    @MainActor
    public struct Window {
        /// Tells it apart from other modals and windows; 0 is the app's own.
        public var id: Int
        /// How an overlay is presented; `nil` for the app's own window.
        public var presentation: Presentation?
        /// One stack for each tab, or a single one.
        public var stacks: [Stack]
        /// The index of the stack that is shown.
        public var selected = 0
        /// What stands over the stacks, the lowest first; each stands on the one before it.
        public var modals: [Modal] = []

        /// Creates a window.
        public init(id: Int, presentation: Presentation? = nil, stacks: [Stack]) {
            (self.id, self.presentation, self.stacks) = (id, presentation, stacks)
        }
    }

    /// The windows, the lowest first; the first one is the app's own.
    public var windows = [Window(id: 0, stacks: [Stack()])]
    /// What moves; `nil` when nothing does.
    public var motion: NavigationMotion?
    /// The swipe under way; the screens stay as they are until it is completed.
    public var swipe: NavigationSwipe?

    /// Creates the state of an app that shows nothing yet.
    public init() {}
}

extension NavigationState.Window {
    /// The stack that is shown under the modals.
    public var stack: NavigationState.Stack {
        stacks.indices.contains(selected) ? stacks[selected] : NavigationState.Stack()
    }

    /// The stack that is on top, whether or not it is in a modal.
    public var top: NavigationState.Stack { modals.last?.stack ?? stack }
}

extension NavigationState {
    /// The uppermost window that keys go to.
    public var focused: Window {
        windows.last { $0.presentation?.takesFocus ?? true } ?? Window(id: 0, stacks: [Stack()])
    }

    /// The screen that keys go to; `nil` before there is one.
    public var visible: (any Presentable)? { focused.top.screens.last }

    /// Every screen on every stack, from the lowest to the uppermost.
    public var screens: [any Presentable] {
        windows.flatMap { window in
            window.stacks.flatMap(\.screens) + window.modals.flatMap(\.stack.screens)
        }
    }
}
