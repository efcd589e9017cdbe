/// The gaps and the alignment of a grid.
package struct GridContent: Equatable {
    package var alignment: Alignment
    package var horizontalSpacing: Int
    package var verticalSpacing: Int
}
