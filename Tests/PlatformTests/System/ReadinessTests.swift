import Testing

@testable import Platform

@Suite("waiting for descriptors", .timeLimit(.minutes(2)))
struct ReadinessTests {
    @Test("of a thousand waits on a few pipes each ends, by a byte or by being cancelled")
    func many() async throws {
        for round in 0..<10 {
            let pipe = try Descriptor.pipe()
            let waits = (0..<100).map { _ in Task { try await Readiness.toRead.wait(for: pipe.reading) } }
            for (index, wait) in waits.enumerated() where index % 2 == round % 2 { wait.cancel() }
            try pipe.writing.writeNow([1])
            for (index, wait) in waits.enumerated() {
                // One that was cancelled may have had its byte before.
                let isEnded = await wait.result
                if index % 2 != round % 2 { #expect(throws: Never.self) { try isEnded.get() } }
            }
        }
    }

    @Test("the end is readiness, too")
    func ends() async throws {
        var pipe: (reading: Descriptor, writing: Descriptor?) = try Descriptor.pipe()
        pipe.writing = nil
        #expect(try await pipe.reading.read(atMost: 10) == [])
    }
}
