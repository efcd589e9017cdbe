import CPlatform
import Glibc
import PlatformInterface

/// Watches the parent process and the standard streams by polling them, which takes nothing while nothing happens.
struct SystemCallerWatch: CallerWatch {
    let input: Int32
    let output: Int32
    /// The number of the process that started this one; 1 is the first of the machine, which never ends.
    let parent: pid_t

    init(input: Int32 = 0, output: Int32 = 1, parent: pid_t = getppid()) {
        (self.input, self.output, self.parent) = (input, output, parent)
    }

    func waitUntilGone() async throws {
        await withTaskGroup { group in
            for number in [input, output] {
                // Of what is not open a poll says so for ever; of no descriptor it says nothing until it is cancelled.
                let watched = fcntl(number, F_GETFD) >= 0 ? number : -1
                // Hanging up and errors are told of without being asked for; of a socket, also half of a hang-up.
                group.addTask { await DescriptorPoll.shared.wait(for: watched, Int32(platform_hang_up)) }
            }
            if let handle = parentHandle {
                group.addTask { try? await Readiness.toRead.wait(for: handle) }
            }
            await group.next()
            group.cancelAll()
        }
        try Task.checkCancellation()
    }

    private var parentHandle: Descriptor? {
        guard parent > 1 else { return nil }
        return try? Descriptor(checking: platform_process_handle(parent))
    }
}
