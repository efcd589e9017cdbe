public import LocalizationKit
public import PlatformInterface

/// Why a placed widget shows what it shows, and when that changes.
public struct WidgetExplanation: Sendable, Hashable {
    /// A reload that took place.
    public struct Reload: Codable, Sendable, Hashable {
        /// When it began.
        public var time: WallTime
        /// Why.
        public var cause: ReloadCause
        /// How long it took, in milliseconds.
        public var milliseconds: Int
        /// Where the content was taken from; `nil` when there was none.
        public var origin: TimelineOrigin?
        /// Why it failed; `nil` when it did not.
        public var problem: LocalizedText?

        /// Creates a reload.
        public init(
            at time: WallTime, cause: ReloadCause, milliseconds: Int, origin: TimelineOrigin?, problem: LocalizedText?
        ) {
            self.time = time
            self.cause = cause
            self.milliseconds = milliseconds
            self.origin = origin
            self.problem = problem
        }
    }

    /// A reload that did not take place when it was wanted.
    public struct Refusal: Codable, Sendable, Hashable {
        /// Why not.
        public enum Reason: String, Codable, Sendable, Hashable {
            /// The one before was less than five minutes ago.
            case tooSoon
            /// All reloads of a day are used up.
            case budgetSpent
        }

        /// When it was wanted.
        public var time: WallTime
        /// Why it was put off.
        public var reason: Reason
        /// Until when it was put off.
        public var until: WallTime

        /// Creates a refusal.
        public init(at time: WallTime, _ reason: Reason, until: WallTime) {
            self.time = time
            self.reason = reason
            self.until = until
        }
    }

    /// The placed widget.
    public var placement: WidgetPlacement
    /// The last reload; `nil` when there was none.
    public var last: Reload?
    /// The last refusal; `nil` when there was none.
    public var refusal: Refusal?
    /// How many counted reloads are left in the rolling day.
    public var budgetLeft: Int
    /// When the next reload is due; `nil` when none is.
    public var next: WallTime?

    /// Creates an explanation.
    public init(
        _ placement: WidgetPlacement, last: Reload?, refusal: Refusal?, budgetLeft: Int, next: WallTime?
    ) {
        self.placement = placement
        self.last = last
        self.refusal = refusal
        self.budgetLeft = budgetLeft
        self.next = next
    }
}
