/// The calls that baresip has printed before anybody listened at its control socket.
///
/// Version 1.0.0 tells nobody later that a call came and ended, but it prints each that comes.
struct PrintedCalls: Equatable {
    /// The name of a module that there is not: being asked to unload it, baresip prints that, and what it has printed
    /// before happened before.
    static let mark = "tessera"

    /// More than can come while it starts.
    private static let most = 100

    /// Whether all has been read.
    private(set) var isComplete = false
    private var calls: [Caller] = []

    /// Who has called.
    struct Caller: Hashable {
        let peer: String
        let name: String
    }

    /// Reads a line; one that comes after the mark says nothing.
    mutating func read(_ line: String) {
        guard !isComplete, calls.count < Self.most else { return }
        let text = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        if text == "ERROR: Module \(Self.mark) is not currently loaded" { isComplete = true }
        // What stands in the name may look like the rest of a line, so the last of all is meant.
        guard
            let call = text.wholeMatch(
                of: #/\S+: Incoming call from: (?<name>.*) (?<peer>\S+) - \(press 'a' to accept\)/#)
        else { return }
        calls.append(Caller(peer: String(call.peer), name: String(call.name)))
    }

    /// The calls beside those that are known otherwise.
    ///
    /// - Parameter known: the addresses of those that called, one for each call.
    /// - Returns: who has called beside them, in order.
    func others(than known: [String]) -> [Caller] {
        var known = known
        return calls.filter { call in
            guard let index = known.firstIndex(of: call.peer) else { return true }
            known.remove(at: index)
            return false
        }
    }
}
