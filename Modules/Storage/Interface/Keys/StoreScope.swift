public import LocalizationKit

/// A part of a store: the keys of one module, of one person or of all.
public struct StoreScope: Sendable, Hashable {
    /// Whose keys they are, such as `widgets`; by custom the id of the feature.
    public let group: String
    /// The profile of the person to whom the values belong; `nil` for what belongs to nobody.
    public let profile: String?

    /// Creates a scope.
    ///
    /// - Parameters:
    ///   - group: whose keys they are.
    ///   - profile: the person's profile; `local` is that of who is not signed in, and an empty one is as none.
    public init(_ group: String, profile: String? = nil) {
        self.group = group
        self.profile = profile == "" ? nil : profile
    }
}

extension StoreScope: LocalizedTextConvertible, CustomStringConvertible {
    /// `widgets`, or `widgets of local`.
    public var localizedText: LocalizedText {
        profile.map { Strings.ofProfile(group: group, profile: $0) } ?? LocalizedText(group)
    }

    /// The same in English.
    public var description: String { localizedText.description }
}
