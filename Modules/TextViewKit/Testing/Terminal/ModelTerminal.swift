package import TextViewKitInterface

/// A small terminal that applies bytes to a grid, for tests of what is written to real ones.
package struct ModelTerminal {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int, model: WidthModel = .grapheme) { (self.width, self.height) = (width, height) }
}
