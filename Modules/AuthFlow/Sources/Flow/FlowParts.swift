import AuthFlowInterface
import LocalizationKit
import PhoneNumbersInterface

/// What the screens of the flow are made with.
@MainActor
struct FlowParts {
    let keeper: SessionKeeper
    let backends: BackendChoice
    let lock: AppLock
    /// The country of this machine's language.
    let country: Country
    /// By which rules numbers are read.
    var rules: any PhoneNumberRules = BuiltInRules()
    let sendsAtFullLength: @MainActor () -> Bool

    /// How numbers are read.
    var numbers: PhoneNumberReader { PhoneNumberReader(rules: rules, country: country) }

    /// What to tell a person after a message went to a number.
    func notice(_ phone: String) async -> LocalizedText? {
        guard let backend = try? backends.backend() else { return nil }
        return await backend.notice(phone, false)
    }
}
