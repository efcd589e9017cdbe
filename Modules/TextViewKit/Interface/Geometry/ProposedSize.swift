/// The room that a parent offers to a child, who answers with the size it takes.
///
/// Each length may be missing: then the child answers with its ideal length. ``zero`` asks for the least size,
/// ``infinity`` for the greatest.
public struct ProposedSize: Sendable, Hashable {
    // -1 stands for a missing length: eight bytes make comparing the keys of a size cache cheap.
    private let columns: Int32
    private let rows: Int32

    /// Creates a proposal; lengths are kept within the bounds of ``Size``.
    public init(width: Int?, height: Int?) {
        columns = width.map { Int32(Length.clamp($0)) } ?? -1
        rows = height.map { Int32(Length.clamp($0)) } ?? -1
    }

    /// Creates a proposal of exactly a size.
    public init(_ size: Size) {
        columns = Int32(size.width)
        rows = Int32(size.height)
    }

    /// The columns offered, or `nil` for as many as is ideal.
    public var width: Int? { columns < 0 ? nil : Int(columns) }
    /// The rows offered, or `nil` for as many as is ideal.
    public var height: Int? { rows < 0 ? nil : Int(rows) }

    /// Asks for the least size.
    public static let zero = ProposedSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedSize(width: nil, height: nil)
    /// Asks for the greatest size.
    public static let infinity = ProposedSize(width: Length.greatest, height: Length.greatest)

    package func length(_ axis: Axis) -> Int? { axis == .horizontal ? width : height }

    package init(_ axis: Axis, along: Int?, across: Int?) {
        self =
            axis == .horizontal
            ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
    }

    package func shrunk(by insets: EdgeInsets) -> ProposedSize {
        ProposedSize(width: width.map { $0 - insets.horizontal }, height: height.map { $0 - insets.vertical })
    }

    /// The size with missing lengths filled in.
    package func filled(_ fallback: Size) -> Size {
        Size(width: width ?? fallback.width, height: height ?? fallback.height)
    }
}
