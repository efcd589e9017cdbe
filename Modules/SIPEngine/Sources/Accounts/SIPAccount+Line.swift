extension SIPAccount {
    /// The account as baresip reads it.
    ///
    /// - Parameter password: the password; `nil` for none.
    /// - Returns: one line; `nil` when something in it would be read as the end of a field, or when it is longer than
    ///   what baresip takes in one command.
    func line(password: String?) -> String? {
        let texts = [address, displayName, signInName ?? "", password ?? ""]
        guard texts.allSatisfy({ $0.unicodeScalars.allSatisfy(Self.isPlain) }) else { return nil }
        let name = displayName.isEmpty ? "" : "\"\(displayName)\" "
        let way = transport == .udp ? "" : ";transport=\(transport.rawValue)"
        var fields = ["regint=\(registers ? 600 : 0)", "answermode=manual"]
        if let signInName { fields.append("auth_user=\(signInName)") }
        if let password { fields.append("auth_pass=\(password)") }
        if let method { fields.append("mediaenc=\(method)") }
        let line = "\(name)<sip:\(address)\(way)>;\(fields.joined(separator: ";"))\n"
        return line.utf8.count < 1000 ? line : nil
    }

    /// What stands for an account that registers until it does: what happens before anybody listens at the control
    /// socket is told to nobody, and its password need not lie in a file.
    var placeholder: String { "<sip:\(address)>;regint=0;answermode=manual\n" }

    /// What makes baresip register the account in place of its placeholder; `nil` for one that registers nowhere.
    func introduction(password: String?) -> [ControlCommand]? {
        guard registers, let line = line(password: password) else { return nil }
        return [ControlCommand("uadel", "sip:\(address)"), ControlCommand("uanew", String(line.dropLast()))]
    }

    private var method: String? {
        switch encryption {
        case .none: nil
        case .srtp: "srtp"
        case .srtpMandatory: "srtp-mand"
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0x7F && !"\";<>".unicodeScalars.contains(scalar)
    }
}
