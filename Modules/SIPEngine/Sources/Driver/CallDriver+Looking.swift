import CallFlowInterface

extension CallDriver {
    /// Asks which calls ring already: what happens before somebody listens at the control socket is told to nobody.
    ///
    /// - Parameter accounts: the addresses of the accounts, with `sip:`; 1.0.0 lists the calls of one at a time.
    /// - Returns: what to write.
    mutating func look(for accounts: [String]) -> Step {
        step = Step()
        write(ControlCommand("rmmod", PrintedCalls.mark, token: ask(.mark)))
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

    /// Takes a line that baresip prints.
    ///
    /// - Parameter line: the line.
    /// - Returns: what to tell.
    @MainActor
    mutating func read(printed line: String) -> Step {
        step = Step()
        before?.printed.read(line)
        missThoseBefore()
        return step
    }

    /// Tells of the calls that came and ended before anybody listened, as soon as all is known of that time.
    @MainActor
    mutating func missThoseBefore() {
        guard let before, before.printed.isComplete, before.isMarked else { return }
        guard !questions.values.contains(where: \.isAboutBefore) else { return }
        self.before = nil
        for caller in before.printed.others(than: before.known) {
            let call = newCall()
            tell(.incoming(call, CallParty(caller.peer, name: caller.name)))
            tell(.ended(call, .callerGaveUp, detail: nil))
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
        comes(String(dialog), from: String(peer.address), named: String(peer.name), isPrinted: true)
    }
}
