public import PhoneNumberKit

/// Whom a call goes to.
public enum CallHandle: Sendable, Hashable {
    /// A SIP address.
    case address(SIPAddress)
    /// A phone number.
    case number(PhoneNumber)
    /// A short number, which has a meaning only where the engine is registered: 2 to 15 digits, such as `78`.
    case short(String)

    /// Reads what a person wrote.
    ///
    /// What can only be meant as a SIP address is read as one; then phone numbers; then short numbers.
    ///
    /// - Parameters:
    ///   - text: what was written.
    ///   - country: where a number without a calling code belongs.
    /// - Throws: ``CallError/emptyHandle`` or ``CallError/invalidHandle(_:)``.
    public init(_ text: some StringProtocol, in country: Country? = nil) throws(CallError) {
        guard !text.allSatisfy(\.isWhitespace) else { throw .emptyHandle }
        if SIPAddress.isMeant(by: text) {
            do throws(SIPAddressError) { self = .address(try SIPAddress(text)) } catch {
                throw .invalidHandle(error.explanation)
            }
        } else {
            self = try Self.dialled(text, country)
        }
    }

    private static func dialled(_ text: some StringProtocol, _ country: Country?) throws(CallError) -> CallHandle {
        do throws(PhoneNumberError) {
            return .number(try PhoneNumber(text, in: country))
        } catch {
            guard let dialled = try? DialledText(text), !dialled.hasPlus, (2...15).contains(dialled.digits.count) else {
                throw .invalidHandle(error.explanation)
            }
            return .short(dialled.digits)
        }
    }

    /// The handle as it is stored, compared and given to engines.
    public var text: String {
        switch self {
        case .address(let address): address.description
        case .number(let number): number.e164
        case .short(let digits): digits
        }
    }

    /// The handle as people read it.
    public var formatted: String {
        if case .number(let number) = self { number.formatted } else { text }
    }
}
