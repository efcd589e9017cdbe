public import FeatureKitInterface

/// Rules that a build has beside those that are built in.
@MainActor
public struct OtherPhoneNumberRules {
    /// Whether the person wants them; asked when numbers are first read.
    public let isChosen: @MainActor () throws -> Bool
    /// Makes them.
    public let make: @MainActor () throws -> any PhoneNumberRules

    /// Describes rules.
    ///
    /// - Parameters:
    ///   - isChosen: whether the person wants them.
    ///   - make: makes them.
    public init(
        isChosen: @escaping @MainActor () throws -> Bool, make: @escaping @MainActor () throws -> any PhoneNumberRules
    ) {
        (self.isChosen, self.make) = (isChosen, make)
    }
}

extension ExtensionPoint where Contribution == OtherPhoneNumberRules {
    /// The rules beside those that are built in; the id of a contribution is that of the rules.
    ///
    /// The first that is chosen counts.
    public static var phoneNumberRules: Self { Self("phone number rules", of: "set of phone number rules") }
}
