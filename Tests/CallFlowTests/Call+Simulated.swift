import CallFlowInterface

extension Call {
    /// A call of the simulation with one number, told from others by a small number.
    static func simulated(_ number: UInt8, _ direction: CallDirection, _ name: String? = nil) -> Call {
        Call(
            CallID(random: [number]), direction, CallParty("+79991234567", name: name), engine: "sim",
            isSimulated: true)
    }
}
