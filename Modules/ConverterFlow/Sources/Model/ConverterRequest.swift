/// What the converter shall show: both currencies at once, so that there is nothing between the old pair and the new.
struct ConverterRequest: Hashable, Sendable {
    /// The amount as it would be typed; `nil` to keep that in the field.
    var amount: String?
    var source: Currency
    var target: Currency
}
