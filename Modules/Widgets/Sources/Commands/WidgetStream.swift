import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import StateKit
import WidgetHostInterface
import WidgetsInterface

/// Lines for a host that reads as long as it runs.
@MainActor
final class WidgetStream {
    private let id: String
    private let format: HostFormat
    private let width: Int?
    private let parts: WidgetParts
    private let context: CommandContext
    private var last: String?
    private var isLocked = false

    init(id: String, format: HostFormat, width: Int?, parts: WidgetParts, context: CommandContext) {
        (self.id, self.format, self.width, self.parts, self.context) = (id, format, width, parts, context)
    }

    /// Writes until the host is gone: it ended, reads no more, or sends no more clicks.
    func run() async throws {
        isLocked = await parts.isLocked()
        if format == .i3bar { try context.output.write("{\"version\":1,\"click_events\":true}\n[\n") }
        try await withThrowingTaskGroup { group in
            group.addTask { while try await self.followPerson() {} }
            group.addTask { try await self.parts.caller.waitUntilGone() }
            if format == .i3bar { group.addTask { await self.readClicks() } }
            let beside = Task { await followLock() }
            defer { beside.cancel() }
            try await group.next()
            group.cancelAll()
        }
    }

    /// Writes what changes for who is signed in, as long as it is the same person; whether there is another one now.
    private func followPerson() async throws -> Bool {
        let (persons, next) = AsyncStream.makeStream(of: Void.self)
        let subscription = parts.onProfileChange { _ in next.yield() }
        defer { subscription?.cancel() }
        let profile = parts.profile
        let changes = try parts.center.changes(of: profile)
        try await write()
        let refresh = Task { try await parts.refresh.keep(context.invocation.executable, profile: profile) }
        defer { refresh.cancel() }
        return try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                for await _ in changes { try await self.write() }
                return false
            }
            group.addTask {
                for await _ in persons { return true }
                return false
            }
            defer { group.cancelAll() }
            return try await group.next() ?? false
        }
    }

    /// Writes what is shown now, unless it is what was written last: a bar blinks otherwise.
    private func write() async throws {
        let text = try await text()
        guard text != last else { return }
        let line = format == .i3bar ? (last == nil ? "" : ",") + "[" + text.dropLast() + "]\n" : text
        try context.output.write(line)
        last = text
    }

    /// A widget that was taken away, or belongs to somebody who has signed out, is hidden as an empty one is.
    private func text() async throws -> String {
        do {
            let target = try await parts.target(id, family: nil)
            let picture = WidgetPicture(target: target, parts: parts, context: context, width: width)
            return picture.text(format, isRedacted: isLocked || format.isForLockScreen)
        } catch WidgetHostError.noSuchPlacement where last != nil {
            let writer = HostWriter(
                rendering: parts.rendering, language: context.language, width: 0, program: "", id: nil)
            return writer.text(WidgetSummary(state: .empty), for: format) + "\n"
        }
    }

    private func followLock() async {
        for await state in parts.lock.states() where state.isLocked != isLocked {
            isLocked = state.isLocked
            try? await write()
        }
    }

    /// A bar that closes its end of the clicks is gone.
    private func readClicks() async {
        while !Task.isCancelled, let line = await context.input.readLine() {
            guard let click = BarClick(line), click.instance == id else { continue }
            try? await parts.center.perform(click.intent, on: id, of: parts.profile)
        }
    }
}
