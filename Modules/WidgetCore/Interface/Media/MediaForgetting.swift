public import FeatureKitInterface
public import LocalizationKit

/// Takes something out of what a person has begun to watch, and puts it back.
public protocol MediaForgetting: Sendable {
    /// Takes something out at its source, and out of what is kept, so that it is gone before the source is asked again.
    ///
    /// - Parameters:
    ///   - id: the name of what is taken out.
    ///   - title: what it is called, to be told when it is put back.
    ///   - profile: the profile of the person.
    /// - Returns: what ``restore(of:)`` would put back from now on.
    /// - Throws: ``MediaForgettingError``; why the source keeps it.
    func forget(_ id: MediaID, title: LocalizedText, of profile: String) async throws -> ForgottenMedia

    /// Puts back what was taken out last, once.
    ///
    /// - Parameter profile: the profile of the person.
    /// - Returns: what is back.
    /// - Throws: ``MediaForgettingError``; why the source does not take it.
    func restore(of profile: String) async throws -> ForgottenMedia
}

extension ServiceKey where Service == any MediaForgetting {
    /// Takes something out of what a person has begun to watch.
    public static var mediaForgetting: Self { Self("MediaForgetting", in: "WidgetCoreInterface") }
}
