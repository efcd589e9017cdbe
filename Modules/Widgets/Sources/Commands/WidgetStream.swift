import CommandKitInterface
import FeatureKitInterface
import LocalizationKit
import PlatformInterface
import WidgetHostInterface

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

    /// Writes until the host reads no more, or its clicks end.
    func run() async throws {
        let changes = try parts.center.changes(of: parts.profile)
        isLocked = await parts.isLocked()
        if format == .i3bar { try context.output.write("{\"version\":1,\"click_events\":true}\n[\n") }
        try await write()
        let writing = Task { for await _ in changes { try await write() } }
        let others =
            [Task { await followLock() }] + (format == .i3bar ? [Task { await readClicks(until: writing) }] : [])
        defer { for other in others { other.cancel() } }
        try await withTaskCancellationHandler {
            try await writing.value
        } onCancel: {
            writing.cancel()
        }
    }

    /// Writes what is shown now, unless it is what was written last: a bar blinks otherwise.
    private func write() async throws {
        let target = try await parts.target(id, family: nil)
        let picture = WidgetPicture(target: target, parts: parts, context: context, width: width)
        let text = picture.text(format, isRedacted: isLocked || format.isForLockScreen)
        guard text != last else { return }
        let line = format == .i3bar ? (last == nil ? "" : ",") + "[" + text.dropLast() + "]\n" : text
        try context.output.write(line)
        last = text
    }

    private func followLock() async {
        for await state in parts.lock.states() where state.isLocked != isLocked {
            isLocked = state.isLocked
            try? await write()
        }
    }

    /// A bar that closes its end of the clicks is gone.
    private func readClicks(until writing: Task<Void, any Error>) async {
        while !Task.isCancelled, let line = await context.input.readLine() {
            guard let click = BarClick(line), click.instance == id else { continue }
            try? await parts.center.perform(click.intent, on: id, of: parts.profile)
        }
        writing.cancel()
    }
}
