import PlatformInterface

extension EngineFiles.Ports {
    /// Ports that are free at this moment; another program may still be faster.
    ///
    /// Signalling takes its port for UDP and TCP and the next one for TLS, so engines stand ten apart.
    ///
    /// - Parameters:
    ///   - sockets: what knows which are free.
    ///   - random: where the search begins.
    ///   - signalling: the port for signalling, where the account names one.
    /// - Returns: the ports; `nil` when a hundred places were taken.
    static func free(_ sockets: any LoopbackSocket, _ random: any RandomBytes, signalling: UInt16?) -> Self? {
        var source = RandomSource(random)
        for _ in 0..<100 {
            let base = UInt16(20_000 + 10 * Int.random(in: 0..<1_200, using: &source))
            let ports = Self(
                signalling: signalling ?? base, control: base + 2,
                media: UInt16(33_000 + 200 * Int.random(in: 0..<150, using: &source)))
            let needed = [ports.control, ports.media] + (signalling == nil ? [base, base + 1] : [])
            if needed.allSatisfy(sockets.isFree) { return ports }
        }
        return nil
    }
}
