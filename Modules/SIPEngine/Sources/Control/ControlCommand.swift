import JSONKit

/// One command to baresip's `ctrl_tcp`.
struct ControlCommand: Hashable, Sendable {
    var name: String
    var parameters = ""
    /// What comes back with the answer.
    var token = ""

    init(_ name: String, _ parameters: String = "", token: String = "") {
        (self.name, self.parameters, self.token) = (name, parameters, token)
    }

    /// The command as it is sent; several in one write are carried out with nothing in between.
    var frame: [UInt8] {
        netstring(
            JSONValue.object([
                ("command", .string(name)), ("params", .string(parameters)), ("token", .string(token)),
            ]).compact)
    }
}
