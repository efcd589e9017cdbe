import Glibc

/// Two pipes through which a child writes, read together so that neither fills up while the other is waited for.
struct OutputPipes {
    let output: OutputPipe
    let errors: OutputPipe

    init() throws(SystemError) {
        output = try OutputPipe()
        errors = try OutputPipe()
    }

    /// Reads both to their ends, which come when the child and its own children are gone.
    ///
    /// What comes from the output is handed to `watch` as soon as it comes.
    func readAll(watch: (String) -> Void) -> (output: String, errors: String) {
        close(output.writing)
        close(errors.writing)
        var texts: [[UInt8]] = [[], []]
        var polled = [output, errors].map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
        while polled.contains(where: { $0.fd >= 0 }), poll(&polled, 2, -1) >= 0 || errno == EINTR {
            for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
                let known = texts[index].count
                if !read(polled[index].fd, into: &texts[index]) { polled[index].fd = -1 }
                if index == 0 { watch(String(decoding: texts[index][known...], as: UTF8.self)) }
            }
        }
        close(output.reading)
        close(errors.reading)
        return (String(decoding: texts[0], as: UTF8.self), String(decoding: texts[1], as: UTF8.self))
    }

    /// Reads what is there; false at the end.
    private func read(_ descriptor: Int32, into text: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        if count > 0 { text += chunk[..<count] }
        return count > 0 || count < 0 && errno == EINTR
    }
}

/// One pipe; both ends are closed in programs that this process starts.
struct OutputPipe {
    let reading: Int32
    let writing: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SystemError(errno) }
        (reading, writing) = (ends[0], ends[1])
        // Swift does not see pipe2, which would do this in one step.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
}
