import FeatureKitTesting
public import NetworkInterface

/// What every transport does.
public struct HTTPConformance: Sendable {
    let transport: any HTTPTransport
    let stage: any HTTPStage
    let folder: String
    let advance: @Sendable (Duration) async -> Void
    let findings = Findings()

    /// Looks at a transport with a server that nobody else uses.
    ///
    /// - Parameters:
    ///   - transport: the transport.
    ///   - stage: the server that it reaches.
    ///   - folder: an empty folder for what is downloaded.
    ///   - advance: lets time pass that passes only when it is told to, as soon as somebody waits.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(
        of transport: any HTTPTransport, on stage: any HTTPStage, downloadingTo folder: String,
        advance: @escaping @Sendable (Duration) async -> Void = { _ in }
    ) async -> [String] {
        let suite = HTTPConformance(transport: transport, stage: stage, folder: folder, advance: advance)
        await suite.messages()
        await suite.refusals()
        await suite.redirects()
        await suite.repetitions()
        await suite.faults()
        await suite.deadlines()
        await suite.cancelling()
        await suite.bodies()
        await suite.downloads()
        await suite.sharing()
        await suite.keeping()
        return suite.findings.sentences
    }

    func request(_ path: String, _ change: (inout HTTPRequest) -> Void = { _ in }) -> HTTPRequest {
        var request = HTTPRequest(stage.url(path))
        request.retry = HTTPRetry(firstPause: .zero, longestPause: .zero)
        request.deadlines = HTTPDeadlines(connect: .seconds(600), firstByte: .seconds(600), whole: .seconds(600))
        change(&request)
        return request
    }

    func count(_ path: String) -> Int { stage.requests.count { $0.path == path } }
}
