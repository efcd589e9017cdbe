import CallFlowInterface
import PhoneNumbersInterface

/// What is the same in all ways of writing whom a call goes to or comes from.
enum HandleKey {
    /// A number of E.164 where there is one, also as the user of a SIP address; or else the address, or the text.
    ///
    /// - Parameters:
    ///   - text: a number or an address.
    ///   - numbers: how numbers are read.
    /// - Returns: what two ways of writing have in common.
    static func of(_ text: String, in numbers: PhoneNumberReader) -> String {
        guard SIPAddress.isMeant(by: text) else { return (try? CallHandle(text, in: numbers))?.text ?? text }
        guard let address = try? SIPAddress(text) else { return text }
        let number = address.user.flatMap { try? numbers.number($0) }
        return number?.e164 ?? address.description
    }
}
