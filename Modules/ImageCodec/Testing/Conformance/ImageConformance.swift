public import ImageCodecInterface
import TextViewKitInterface

/// What every decoder does.
public struct ImageConformance: Sendable {
    private let decoder: any ImageDecoding
    private let file: @Sendable (PixelSize) -> [UInt8]

    /// Looks at a decoder.
    ///
    /// - Parameters:
    ///   - decoder: the decoder.
    ///   - file: makes a file of a size that it decodes, whose pixels are all 200, 100, 50.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of decoder: any ImageDecoding, on file: @escaping @Sendable (PixelSize) -> [UInt8]
    ) async -> [String] {
        let suite = ImageConformance(decoder: decoder, file: file)
        return await suite.sizes() + suite.limits() + suite.broken()
    }

    private func sizes() async -> [String] {
        let rows: [(PixelSize, box: PixelSize, PixelSize)] = [
            (.init(width: 40, height: 30), .init(width: 100, height: 100), .init(width: 40, height: 30)),
            (.init(width: 40, height: 30), .init(width: 20, height: 100), .init(width: 20, height: 15)),
            (.init(width: 40, height: 30), .init(width: 100, height: 10), .init(width: 13, height: 10)),
            (.init(width: 40, height: 30), .init(width: 0, height: -5), .init(width: 1, height: 1)),
            (.init(width: 300, height: 2), .init(width: 30, height: 30), .init(width: 30, height: 1)),
            (.init(width: 1, height: 1), .init(width: 9, height: 9), .init(width: 1, height: 1)),
        ]
        var findings: [String] = []
        for (size, box, expected) in rows {
            let bytes = file(size)
            if (try? decoder.probe(bytes).size) != size { findings.append("\(size) is told as it is") }
            let image = try? await decoder.decode(bytes, fitting: box)
            if image.map({ PixelSize(width: $0.width, height: $0.height) }) != expected {
                findings.append("\(size) in \(box) becomes \(expected)")
            }
            if image?.bytes.prefix(4) != [200, 100, 50, 255] { findings.append("\(size) in \(box) keeps its colour") }
        }
        return findings
    }

    private func limits() async -> [String] {
        let (size, box) = (PixelSize(width: 20, height: 10), PixelSize(width: 10, height: 10))
        let bytes = file(size)
        let rows: [(ImageLimits, ImageError?)] = [
            (ImageLimits(bytes: bytes.count, pixels: 200, decodedPixels: 50), nil),
            (ImageLimits(bytes: bytes.count - 1), .tooManyBytes(found: bytes.count, limit: bytes.count - 1)),
            (ImageLimits(pixels: 199), .tooManyPixels(size, limit: 199)),
            (ImageLimits(decodedPixels: 49), .tooManyPixels(PixelSize(width: 10, height: 5), limit: 49)),
        ]
        var findings: [String] = []
        for (limits, expected) in rows {
            let error = await failure { _ = try await decoder.decode(bytes, fitting: box, limits: limits) }
            if error as? ImageError != expected { findings.append("\(limits) gives \(String(describing: expected))") }
        }
        return findings
    }

    private func broken() async -> [String] {
        var findings: [String] = []
        for bytes in [[], [0], Array("<html>".utf8), [UInt8](repeating: 0, count: 1000)] {
            let error = await failure { _ = try await decoder.decode(bytes, fitting: .init(width: 9, height: 9)) }
            if error as? ImageError != .unknownFormat { findings.append("\(bytes.count) other bytes are no picture") }
        }
        let size = PixelSize(width: 20, height: 10)
        let cancelled = Task {
            while !Task.isCancelled { await Task.yield() }
            _ = try await decoder.decode(file(size), fitting: size)
        }
        cancelled.cancel()
        if !(await failure { try await cancelled.value } is CancellationError) {
            findings.append("a cancelled task gets no picture")
        }
        return findings
    }

    private func failure(of body: () async throws -> Void) async -> (any Error)? {
        do {
            try await body()
            return nil
        } catch {
            return error
        }
    }
}
