/// A layout of a feature's own, comparable so that an unchanged one keeps its element.
package final class LayoutBox: Equatable {
    package let layout: any Layout

    package init(_ layout: any Layout) { self.layout = layout }

    package static func == (left: LayoutBox, right: LayoutBox) -> Bool {
        left === right || left.layout.equals(right.layout)
    }
}

extension Layout {
    fileprivate func equals(_ other: any Layout) -> Bool { (other as? Self) == self }
}
