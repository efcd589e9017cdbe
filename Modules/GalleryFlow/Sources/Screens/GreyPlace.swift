import TextViewKitInterface

/// Where a picture will be, and is not yet.
struct GreyPlace: View {
    var body: some View {
        Text("").frame(maxWidth: .max, maxHeight: .max).background(.black.bright)
    }
}
