import AuthFlowInterface
import PhoneNumbersInterface

/// The phone screen as plain values, and what follows from an event.
struct PhoneModel: Equatable {
    var country: Country { didSet { numbers.country = country } }
    private var numbers: PhoneNumberReader
    /// Whether a number that can get no longer is sent without Enter.
    var sendsAtFullLength: Bool
    /// The field, grouped as the country does it.
    var text = ""
    /// What is wrong with the number; known when it was to be sent.
    var problem: PhoneNumberError?
    /// The number for which a code is being asked.
    var request: PhoneNumber?
    var error: AuthError?
    /// The codes on their way by number, so that coming back to a number costs no second message.
    var sent: [String: SentCode] = [:]

    /// The request that this event starts.
    var started: PhoneNumber?
    /// The error that this event brings.
    var failure: AuthError?
    /// The code that this event leads to.
    var opened: SentCode?

    init(
        _ country: Country, rules: any PhoneNumberRules = BuiltInRules(), text: String = "", sendsAtFullLength: Bool
    ) {
        (self.country, self.sendsAtFullLength) = (country, sendsAtFullLength)
        numbers = PhoneNumberReader(rules: rules, country: country)
        self.text = rules.formatted(asTyped: text, in: country)
    }

    var isLoading: Bool { request != nil }
    var hasMessage: Bool { problem != nil || error != nil }

    /// Whether the number is whole: with any digit more it would be none.
    var isComplete: Bool {
        reads(text) && !reads(text + "0")
    }

    private func reads(_ text: String) -> Bool { (try? numbers.number(text)) != nil }

    private func formatted(_ text: String, in country: Country) -> String {
        numbers.rules.formatted(asTyped: text, in: country)
    }
}

extension PhoneModel {
    /// The model after an event, at a time on the clock of the app.
    func after(_ event: PhoneEvent, at now: Duration) -> PhoneModel {
        switch event {
        case .edited(let text): return isLoading ? self : edited(text, now)
        case .chose(let country):
            return isLoading ? self : with { ($0.country, $0.text) = (country, formatted(text, in: country)) }
        case .submitted: return isLoading ? self : submitted(now)
        case .granted(let sent):
            return with {
                ($0.request, $0.opened) = (nil, sent)
                $0.sent[sent.challenge.phone] = sent
            }
        case .failed(let error): return with { ($0.request, $0.error, $0.failure) = (nil, error, error) }
        }
    }

    /// The model at rest, with what belonged to one event taken back.
    var settled: PhoneModel { with { ($0.started, $0.failure, $0.opened) = (nil, nil, nil) } }

    private func edited(_ text: String, _ now: Duration) -> PhoneModel {
        let formatted = formatted(text, in: country)
        guard formatted != self.text else { return self }
        let grows = formatted.count > self.text.count
        let edited = with { ($0.text, $0.problem, $0.error) = (formatted, nil, nil) }
        return sendsAtFullLength && grows && edited.isComplete ? edited.submitted(now) : edited
    }

    private func submitted(_ now: Duration) -> PhoneModel {
        do throws(PhoneNumberError) {
            let phone = try numbers.number(text)
            if let sent = sent[phone.e164], sent.isAlive(at: now) { return with { $0.opened = sent } }
            return with { ($0.request, $0.started, $0.problem, $0.error) = (phone, phone, nil, nil) }
        } catch {
            return with { ($0.problem, $0.error) = (error, nil) }
        }
    }

    private func with(_ change: (inout PhoneModel) -> Void) -> PhoneModel {
        var model = self
        change(&model)
        return model
    }
}
