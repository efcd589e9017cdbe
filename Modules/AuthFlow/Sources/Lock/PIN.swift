import PlatformInterface
import TextViewKitInterface

/// What locks and unlocks the app on this device: a few decimal digits, in any script when they are typed.
struct PIN: Equatable {
    static let lengths = 4...12

    let digits: Secret

    init(_ text: String) throws(PINError) {
        guard case .digits(let digits) = CodeText(text, length: Self.lengths.upperBound),
            Self.lengths.contains(digits.count)
        else { throw .notDigits }
        self.digits = Secret(digits)
    }
}
