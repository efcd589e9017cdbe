/// What one renderer counts while it lowers: stamps for new elements, and how much work was done.
package final class LoweringRecord {
    private var lastStamp: UInt64 = 0
    /// How often the body of a view was asked for.
    package var bodies = 0
    /// How many elements were made.
    package var made = 0

    package init() {}

    package func nextStamp() -> UInt64 {
        lastStamp += 1
        made += 1
        return lastStamp
    }
}
