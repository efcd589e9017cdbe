/// What an element is to somebody who does not see it.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
    /// Words to read.
    case text
    /// Something that does something.
    case button
    /// Something that leads elsewhere.
    case link
    /// Something that is on or off.
    case toggle
    /// Something that takes text.
    case textField
    /// One of several choices.
    case picker
    /// How far something has come.
    case progress
    /// A number within a range.
    case gauge
    /// Numbers as a picture.
    case chart
    /// A picture.
    case image
    /// Rows, one below the other.
    case list
    /// One of the rows of a list that can be chosen.
    case row
    /// Rows with columns.
    case table
    /// Pages of which one is open.
    case tabs
    /// Something that must be answered first.
    case dialog
    /// A message that goes away by itself.
    case status
    /// Several elements that belong together.
    case group
}
