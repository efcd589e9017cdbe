import AuthFlowInterface
import PhoneNumbersInterface

/// What happens to the phone screen.
enum PhoneEvent {
    /// The text of the field is another one.
    case edited(String)
    /// Another country was chosen.
    case chose(Country)
    /// Enter, or the button.
    case submitted
    /// The service has sent a code.
    case granted(SentCode)
    /// The service said no.
    case failed(AuthError)
}
