import CallFlowInterface

extension CallDriver {
    /// Asks which calls ring already: what happens before somebody listens at the control socket is told to nobody.
    ///
    /// - Parameter accounts: the addresses of the accounts, with `sip:`; 1.0.0 lists the calls of one at a time.
    /// - Returns: what to write.
    mutating func look(for accounts: [String]) -> Step {
        step = Step()
        for account in accounts {
            write(ControlCommand("uafind", account), ControlCommand("listcalls", token: ask(.calls(account))))
        }
        return step
    }

    /// The list of 1.0.0 has no Call-IDs, so each of its lines is asked about.
    mutating func look(at account: String, _ list: String) {
        for line in list.matches(of: #/\[line (\d+)\]\s+\S+\s+INCOMING\s/#) {
            write(
                ControlCommand("uafind", account), ControlCommand("line", String(line.output.1)),
                ControlCommand("callstat", token: ask(.call)))
        }
    }

    /// A line whose call has ended meanwhile shows another call, or none.
    @MainActor
    mutating func find(_ state: String) {
        guard state.contains(#/===== Call debug \(INCOMING\)/#), state.contains("direction: Incoming"),
            let dialog = state.firstMatch(of: #/ af=\S+ id=(\S+)/#)?.output.1,
            // What stands in the name may look like an address as well.
            let peer = state.firstMatch(of: #/ peer_uri: (?<name>.*) ?<(?<address>[^<>\n]*)>\n/#)?.output
        else { return }
        comes(String(dialog), from: String(peer.address), named: String(peer.name))
    }
}
