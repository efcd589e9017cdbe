import FeatureKitInterface
import TextViewKit
import TextViewKitInterface

/// Runs a session with a screen that shows what it is told.
struct KeyProgram: Program {
    let loop: any EventLoop

    func run(_ invocation: Invocation) async -> ExitCode {
        let words = invocation.arguments
        let extent: ScreenOptions.Extent = words.first == "lines" ? .lines(Int(words.last ?? "") ?? 5) : .full
        do {
            let terminal = try SystemTerminal()
            defer { terminal.close() }
            let screen = KeyScreen()
            let session = ScreenSession(
                terminal, loop, ScreenOptions(extent, title: "keys"), environment: invocation.environment
            ) { traits in
                screen.show("ready \(traits.version)")
                return screen
            }
            screen.session = session
            try session.open()
            let exit = await session.ended()
            if let failure = screen.failure { throw failure }
            return exit.exitCode
        } catch {
            try? invocation.errors.writeLine("failed: \(error)")
            return .failed
        }
    }
}
