import Testing
import TextViewKit
import TextViewKitInterface

@Suite("the parts of a screen")
@MainActor
struct InspectionTests {
    private func parts(_ content: @escaping @MainActor () -> some View) -> [String] {
        let runtime = LiveRuntime(content: content)
        _ = runtime.frame(size: Size(width: 20, height: 4), at: .zero)
        return runtime.parts.map { part in
            let (origin, size) = (part.frame.origin, part.frame.size)
            return "\(part.depth) \(part.name) \(origin.x),\(origin.y) \(size.width)×\(size.height)"
        }
    }

    @Test("each stands behind what it stands in, with its place on the screen; equal places are one part")
    func tree() {
        let parts = parts {
            VStack(alignment: .leading) {
                Text("ab")
                Text("c").padding(.leading, 3)
            }
        }
        #expect(parts == ["0 stack 0,0 4×2", "1 text 0,0 2×1", "1 padding 0,1 4×1", "2 text 3,1 1×1"])
    }

    @Test("controls have their roles and names, and nothing shows what was typed")
    func controls() {
        let parts = parts {
            VStack {
                Button("Save", .perform {})
                SecureField("Password", text: "hunter2") { _ in .perform {} }
                TextField("Name", text: "Ada") { _ in .perform {} }
            }
        }
        #expect(parts.contains { $0.contains("button \"Save\"") })
        #expect(parts.contains { $0.contains("\"Password\"") })
        #expect(!parts.contains { $0.contains("hunter2") || $0.contains("Ada") })
    }

    @Test("of a list there are the rows that were built")
    func list() {
        let parts = parts { List(0..<1000, id: \.self) { Text("\($0)") } }
        #expect(parts.filter { $0.contains("text") }.count < 20)
        #expect(parts.count > 3)
    }

    @Test("a drag that began in a field or on a scroll bar belongs to it until the button is let go")
    func holding() {
        let runtime = LiveRuntime {
            VStack(alignment: .leading) {
                TextField("Name", text: "Ada") { _ in .perform {} }
                Button("Save", .perform {})
                ScrollView(showsBar: true) { ForEach(0..<9) { Text("\($0)") } }.frame(height: 2)
            }
        }
        _ = runtime.frame(size: Size(width: 20, height: 4), at: .zero)
        let rows: [(point: Point, holds: Bool)] = [
            (Point(x: 8, y: 0), true), (Point(x: 1, y: 1), false), (Point(x: 19, y: 2), true),
        ]
        for row in rows {
            runtime.handle(.mouse(MouseEvent(.press(1), at: row.point)), at: .zero)
            #expect(runtime.holdsMouse == row.holds, "\(row.point)")
            runtime.handle(.mouse(MouseEvent(.release(1), at: row.point)), at: .zero)
            #expect(!runtime.holdsMouse)
        }
    }
}
