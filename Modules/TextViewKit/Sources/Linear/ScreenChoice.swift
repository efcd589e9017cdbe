import FeatureKitInterface
import TextViewKitInterface

/// The service that shows screens: drawn on the terminal, or in lines for those who asked for that and for terminals that
/// can do no more.
@MainActor
struct ScreenChoice: ScreenRunning {
    let invocation: Invocation
    let loop: (any EventLoop)?
    let maker: ScreenMaker
    var bell: ScreenBell?
    let drawn: ScreenRunner

    func run<Content: View>(
        _ options: ScreenOptions, content: @escaping @MainActor (any OpenScreen) -> Content
    ) async throws -> ScreenExit {
        guard options.isLinear || isLinear else { return try await drawn.run(options, content: content) }
        if invocation.output.isTerminal { bell?.send = { [output = invocation.output] in try? output.write($0) } }
        defer { bell?.send = nil }
        return try await LinearRunner(invocation, loop, maker).run { AnyView(content($0)) }
    }

    private var isLinear: Bool {
        let environment = invocation.environment
        let isDumb = environment["TERM"] ?? "dumb" == "dumb"
        return environment["TESSERA_A11Y"] == "linear"
            || isDumb && invocation.output.isTerminal && invocation.input.isTerminal
    }
}
