/// How much room a date may take.
public enum DateLength: Sendable, Hashable, CaseIterable {
    /// `11/30/26`, `30.11.2026`.
    case short
    /// `Nov 30, 2026`, `30 нояб. 2026 г.`.
    case medium
    /// `November 30, 2026`, `30 ноября 2026 г.`.
    case long
}
