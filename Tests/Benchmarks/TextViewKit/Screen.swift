import TextViewKitInterface

/// A header and a list that fills the rest.
struct Screen: View {
    let lane: Lane
    let frame: Int

    var body: some View {
        VStack(alignment: .leading) {
            Text("frame \(frame)").bold()
            List(0..<Lane.rows, id: { lane.item(row: $0, frame: frame).number }) { row in
                ItemRow(item: lane.item(row: row, frame: frame))
            }
        }
    }
}
