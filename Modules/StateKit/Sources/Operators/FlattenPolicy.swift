/// What to do with a new inner stream while one is running; always named, because the default is what goes wrong.
public enum FlattenPolicy: Equatable, Sendable {
    /// The new one replaces the running one, which is cancelled: an older answer never overwrites a newer.
    case latest
    /// The new one is ignored: many taps, one request.
    case exhaust
    /// Up to `max` run together and the rest wait; less than 1 counts as 1.
    case merge(max: Int)

    /// One after the other, in order.
    public static let concat = FlattenPolicy.merge(max: 1)
    /// One after the other, in order: the name used for effects.
    public static let queue = FlattenPolicy.concat

    var limit: Int {
        if case .merge(let max) = self { Swift.max(1, max) } else { 1 }
    }
}
