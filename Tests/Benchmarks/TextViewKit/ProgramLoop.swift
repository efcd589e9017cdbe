import Glibc
import TextViewKit
import TextViewKitInterface

/// Draws frames to the terminal as an app does: view, cells, bytes.
struct ProgramLoop {
    let lane: Lane
    let frames: Int
    let isCold: Bool

    /// Draws all frames; returns the processor time of the loop in seconds.
    func run() -> Double {
        let size = Size(width: 200, height: 60)
        let renderer = Renderer()
        let writer = FrameWriter()
        let start = processorSeconds()
        for frame in 0..<frames {
            if isCold { renderer.forget() }
            writer.write(renderer.frame(Screen(lane: lane, frame: frame), size: size))
            writer.output.withBytes(send)
        }
        return processorSeconds() - start
    }

    private func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func send(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes
        while !rest.isEmpty {
            let count = write(STDOUT_FILENO, rest.baseAddress, rest.count)
            guard count > 0 else { return }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }
}
