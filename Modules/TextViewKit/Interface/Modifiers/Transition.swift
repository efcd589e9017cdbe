/// How a view comes and goes.
///
/// Part of the vocabulary: a host without a clock shows the end of it.
public enum Transition: Sendable, Hashable {
    /// It is there, or it is not.
    case identity
    /// It comes in from an edge and pushes out what was there.
    case push(from: Edge)
    /// It comes in from an edge over what is there.
    case move(edge: Edge)
    /// It appears gradually.
    case opacity
}
