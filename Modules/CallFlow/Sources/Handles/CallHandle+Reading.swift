import CallFlowInterface
import PhoneNumbersInterface

extension CallHandle {
    /// Reads what a person wrote.
    ///
    /// What can only be meant as a SIP address is read as one; then phone numbers; then short numbers.
    ///
    /// - Parameters:
    ///   - text: what was written.
    ///   - numbers: how numbers are read.
    /// - Throws: ``CallError/emptyHandle`` or ``CallError/invalidHandle(_:)``.
    init(_ text: some StringProtocol, in numbers: PhoneNumberReader = PhoneNumberReader()) throws(CallError) {
        guard !text.allSatisfy(\.isWhitespace) else { throw .emptyHandle }
        self = try SIPAddress.isMeant(by: text) ? Self.address(text) : Self.dialled(text, numbers)
    }

    private static func address(_ text: some StringProtocol) throws(CallError) -> CallHandle {
        do throws(SIPAddressError) {
            return .address(try SIPAddress(text).description)
        } catch {
            throw .invalidHandle(error.explanation)
        }
    }

    private static func dialled(
        _ text: some StringProtocol, _ numbers: PhoneNumberReader
    ) throws(CallError) -> CallHandle {
        do throws(PhoneNumberError) {
            return .number(try numbers.number(text).e164)
        } catch {
            guard let dialled = try? DialledText(text), !dialled.hasPlus, (2...15).contains(dialled.digits.count) else {
                throw .invalidHandle(error.explanation)
            }
            return .short(dialled.digits)
        }
    }
}
