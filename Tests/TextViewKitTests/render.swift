import TextViewKitInterface
import TextViewKitTesting

/// What a view looks like at a size: the picture that tests state in their source.
func render(_ view: some View, width: Int, height: Int) -> String {
    ViewSnapshot(view, width: width, height: height).text
}
