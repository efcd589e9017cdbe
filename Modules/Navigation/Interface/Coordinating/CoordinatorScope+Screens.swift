public import LocalizationKit
public import StateKit
public import TextViewKitInterface

extension CoordinatorScope {
    /// Makes a screen from a view.
    ///
    /// - Parameters:
    ///   - title: what stands in a title bar.
    ///   - route: the link that leads here again after a restart.
    ///   - onAppear: runs each time the screen can be seen, for the first time or again.
    ///   - onLeave: runs each time the screen was taken off.
    ///   - content: what is drawn.
    /// - Returns: the screen, on no stack yet.
    public func screen(
        _ title: LocalizedText, route: String? = nil, onAppear: @escaping @MainActor () -> Void = {},
        onLeave: @escaping @MainActor (DismissalCause) -> Void = { _ in },
        @ViewBuilder content: @escaping @MainActor () -> some View
    ) -> any Presentable {
        screen(
            ScreenDescription(title: title, route: route, onAppear: onAppear, onLeave: onLeave) { AnyView(content()) })
    }

    /// Makes a screen that shows the latest of a model's values, and is drawn anew with each.
    ///
    /// - Parameters:
    ///   - title: what stands in a title bar.
    ///   - output: the values; subscribed to while the screen is on a stack.
    ///   - route: the link that leads here again after a restart.
    ///   - onAppear: runs each time the screen can be seen, for the first time or again.
    ///   - onLeave: runs each time the screen was taken off.
    ///   - content: what is drawn for a value.
    /// - Returns: the screen, on no stack yet.
    public func screen<Value>(
        _ title: LocalizedText, showing output: Output<Value>, route: String? = nil,
        onAppear: @escaping @MainActor () -> Void = {},
        onLeave: @escaping @MainActor (DismissalCause) -> Void = { _ in },
        @ViewBuilder content: @escaping @MainActor (Value) -> some View
    ) -> any Presentable {
        let latest = Latest<Value>()
        return screen(
            ScreenDescription(
                title: title, route: route, changes: output.publisher.map { latest.value = $0 }, onAppear: onAppear,
                onLeave: onLeave
            ) { AnyView(latest.value.map(content)) })
    }
}

/// The value that a screen shows; there is none before it is on a stack.
@MainActor
private final class Latest<Value> {
    var value: Value?
}
