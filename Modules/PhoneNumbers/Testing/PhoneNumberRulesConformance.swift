public import PhoneNumbersInterface

/// What all rules for phone numbers do.
public enum PhoneNumberRulesConformance {
    /// Looks at rules.
    ///
    /// - Parameter rules: the rules.
    /// - Returns: a sentence for each thing that they do otherwise.
    public static func violations(of rules: some PhoneNumberRules) -> [String] {
        reading(rules) + refusing(rules) + formatting(rules) + typing(rules)
    }

    /// What was written, where, and E.164; numbers are those that regulators keep for fiction and examples (Ofcom, NANPA,
    /// ACMA, the Bundesnetzagentur).
    private static let written: [(text: String, region: String?, e164: String)] = [
        ("8 (999) 123-45-67", "RU", "+79991234567"), ("9991234567", "RU", "+79991234567"),
        ("79991234567", "RU", "+79991234567"), ("8 10 44 20 7946 0018", "RU", "+442079460018"),
        ("8 800 555 35 35", "RU", "+78005553535"), ("+7 8 999 123 45 67", nil, "+79991234567"),
        ("020 7946 0018", "GB", "+442079460018"), ("+44 (0)20 7946 0018", nil, "+442079460018"),
        ("0044 20 7946 0018", "GB", "+442079460018"), ("(201) 555-0123", "US", "+12015550123"),
        ("1-201-555-0123", "US", "+12015550123"), ("011 44 20 7946 0018", "US", "+442079460018"),
        ("030/23125 000", "DE", "+493023125000"), ("06 698 12345", "IT", "+390669812345"),
        ("06 20 123 4567", "HU", "+36201234567"), ("0011 7 999 123 45 67", "AU", "+79991234567"),
        ("tel:+1-201-555-0123", nil, "+12015550123"), ("+٧ ٩٩٩ ١٢٣ ٤٥ ٦٧", nil, "+79991234567"),
        ("＋７９９９１２３４５６７", nil, "+79991234567"),
        ("\u{2066}+7\u{00A0}999\u{2011}123\u{2010}45\u{2212}67\u{2069}", nil, "+79991234567"),
        ("+881 6 1234 5678", nil, "+881612345678"), ("+800 1234 5678", nil, "+80012345678"),
    ]

    private static func country(_ region: String?) -> Country? { region.flatMap { Country(region: $0) } }

    private static func reading(_ rules: some PhoneNumberRules) -> [String] {
        written.compactMap { text, region, e164 in
            let read = try? rules.number(text, in: country(region))
            return read?.e164 == e164 ? nil : "\(text) in \(region ?? "no country") is \(read?.e164 ?? "no number")"
        }
    }

    private static let refused: [(text: String, region: String?, isExpected: @Sendable (PhoneNumberError) -> Bool)] = [
        ("", "RU", { $0 == .empty }), ("+", nil, { $0 == .empty }), ("   ", nil, { $0 == .empty }),
        ("тест", "RU", { $0 == .unexpected("т") }), ("1-800-FLOWERS", "US", { $0 == .unexpected("F") }),
        ("+7 999 123-45-67 доб. 5", nil, { $0 == .unexpected("д") }),
        ("tel:+79991234567;ext=5", nil, { $0 == .unexpected(";") }), ("*100#", "RU", { $0 == .unexpected("*") }),
        ("sip:bob@127.0.0.1", "RU", { $0 == .unexpected("s") }), ("7+9991234567", "RU", { $0 == .unexpected("+") }),
        ("9991234567", nil, { $0 == .countryNeeded }), ("+210 123 4567", nil, { $0 == .unknownCallingCode("210") }),
        ("+0 123 4567", nil, { $0 == .unknownCallingCode("012") }),
        ("+7 999 123-45-6", nil, { $0 == .tooShort(9, 10...10) }), ("112", "RU", { $0 == .tooShort(3, 10...10) }),
        ("+7", nil, { $0 == .tooShort(0, 10...10) }), ("+7 999 123-45-678", nil, { $0 == .tooLong(11, 10...10) }),
        ("2125551", "US", { $0 == .tooShort(7, 10...10) }),
    ]

    private static func refusing(_ rules: some PhoneNumberRules) -> [String] {
        refused.compactMap { text, region, isExpected in
            do throws(PhoneNumberError) {
                return "\(text) is \(try rules.number(text, in: country(region)).e164)"
            } catch {
                return isExpected(error) ? nil : "\(text) in \(region ?? "no country") is refused with: \(error)"
            }
        }
    }

    private static let shown = [
        ("+79991234567", "+7 999 123-45-67"), ("+12015550123", "+1 201-555-0123"),
        ("+33612345678", "+33 6 12 34 56 78"), ("+541123456789", "+54 11 2345-6789"),
        ("+5491123456789", "+54 9 11 2345-6789"), ("+390669812345", nil), ("+80012345678", nil),
    ]

    private static func formatting(_ rules: some PhoneNumberRules) -> [String] {
        let texts = shown + ExampleNumber.all.filter { !$0.isOutdated }.map { ($0.e164, nil) }
        return texts.compactMap { e164, wanted in
            guard let number = try? rules.number(e164, in: nil) else { return "\(e164) is no number" }
            let text = rules.formatted(number)
            let isWanted = text.hasPrefix("+\(number.callingCode) ") && (wanted ?? text) == text
            guard isWanted, (try? rules.number(text, in: nil)) == number else { return "\(e164) is shown as \(text)" }
            return nil
        }
    }

    private static func typing(_ rules: some PhoneNumberRules) -> [String] {
        ExampleNumber.all.flatMap { example -> [String] in
            guard let country = country(example.region) else { return ["no country \(example.region)"] }
            let digits = DialledText(typed: example.national).digits
            let texts = (1...digits.count).map { String(digits.prefix($0)) } + [example.e164, "8x" + digits]
            return texts.compactMap { text in
                let shown = rules.formatted(asTyped: text, in: country)
                let isKept = DialledText(typed: shown) == DialledText(typed: text)
                return isKept && rules.formatted(asTyped: shown, in: country) == shown
                    ? nil : "\(text) in \(example.region) is typed as \(shown)"
            }
        }
    }
}
