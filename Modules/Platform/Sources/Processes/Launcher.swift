import CPlatform
import Dispatch
import Glibc
import PlatformInterface

/// Turns requests into children.
struct Launcher {
    /// Forking waits until the child has become its program, which takes about a millisecond.
    private static let queue = DispatchQueue(label: "forking")

    let environment: any Environment

    /// Starts a child whose streams are pipes.
    ///
    /// - Throws: ``ProcessError`` when it does not start.
    func launch(_ request: ProcessRequest) async throws -> Child {
        let path = try path(of: request)
        return try await queued { try fork(request, path) }
    }

    /// Starts a program that is nobody's child, and whose streams lead nowhere.
    ///
    /// - Throws: ``ProcessError`` when it does not start.
    func detach(_ request: ProcessRequest) async throws {
        let path = try path(of: request)
        try await queued { try leave(request, path) }
    }

    private func path(of request: ProcessRequest) throws(ProcessError) -> String {
        let words = [request.program] + request.arguments + (request.directory.map { [$0] } ?? [])
        guard !words.contains(where: { $0.utf8.contains(0) }) else {
            throw ProcessError.notStarted(program: request.program, reason: "a word contains a null character")
        }
        guard let path = ProgramSearch(environment).path(of: request.program) else {
            throw ProcessError.notFound(program: request.program)
        }
        return path
    }

    private func queued<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            Self.queue.async { continuation.resume(with: Result { try body() }) }
        }
    }

    private func fork(_ request: ProcessRequest, _ path: String) throws(ProcessError) -> Child {
        do throws(SystemError) {
            let input = try Descriptor.pipe()
            let output = try Descriptor.pipe()
            let errors = try Descriptor.pipe()
            let streams = (input.reading.number, output.writing.number, errors.writing.number)
            let (number, handle) = try spawn(request, path, streams, isDetached: false)
            return Child(
                processID: number, handle: Descriptor(handle), input: input.writing, output: output.reading,
                errors: errors.reading)
        } catch {
            throw .notStarted(program: request.program, reason: error.description)
        }
    }

    private func leave(_ request: ProcessRequest, _ path: String) throws(ProcessError) {
        do throws(SystemError) {
            let nowhere = try Descriptor(checking: open("/dev/null", O_RDWR | O_CLOEXEC))
            let streams = (nowhere.number, nowhere.number, nowhere.number)
            _ = try spawn(request, path, streams, isDetached: true)
        } catch {
            throw .notStarted(program: request.program, reason: error.description)
        }
    }

    private func spawn(
        _ request: ProcessRequest, _ path: String, _ streams: (Int32, Int32, Int32), isDetached: Bool
    ) throws(SystemError) -> (pid_t, Int32) {
        let words = CStrings([request.program] + request.arguments)
        let variables = CStrings(variables(request.variables).map { "\($0)=\($1)" })
        let texts = CStrings([path] + (request.directory.map { [$0] } ?? []))
        var handle: Int32 = -1
        let number = words.pointers.withUnsafeBufferPointer { words in
            variables.pointers.withUnsafeBufferPointer { variables in
                var request = platform_spawn(
                    path: texts.pointers[0], arguments: words.baseAddress, environment: variables.baseAddress,
                    folder: texts.pointers[1], input: streams.0, output: streams.1, errors: streams.2,
                    is_detached: isDetached ? 1 : 0)
                return platform_spawn_child(&request, &handle)
            }
        }
        guard number > 0 else { throw SystemError(errno) }
        return (number, handle)
    }

    private func variables(_ variables: ProcessRequest.Variables) -> [String: String] {
        switch variables {
        case .only(let variables): variables
        case .inherited(let changes):
            changes.reduce(into: environment.variables) { $0[$1.key] = $1.value }
        }
    }
}
