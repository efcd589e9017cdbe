/// One view for each element of a collection, told apart by ids that stay when elements move.
///
/// In a stack all of them are built; in a ``List`` only those that can be seen.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    @usableFromInline let data: Data
    @usableFromInline let id: (Data.Element) -> ID
    @usableFromInline let content: (Data.Element) -> Content

    /// Creates views for elements whose id is one of their properties.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: the property that tells an element apart.
    ///   - content: the view for one element.
    @inlinable
    public init(
        _ data: Data, id: @escaping (Data.Element) -> ID, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    /// Creates views for elements that have an id.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - content: the view for one element.
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: { $0.id }, content: content)
    }

    /// Creates views for a range of numbers, each of which is its own id.
    ///
    /// - Parameters:
    ///   - data: the numbers.
    ///   - content: the view for one number.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, id: { $0 }, content: content)
    }

    /// Adds the elements of all its views.
    @inlinable
    public func lower(into lowering: inout Lowering) {
        for element in data {
            lowering.place(id(element)) { content(element).lower(into: &$0) }
        }
    }
}
