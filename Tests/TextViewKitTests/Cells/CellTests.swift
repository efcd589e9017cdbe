import Testing
@testable import TextViewKit

@Suite("cells")
struct CellTests {
    @Test("a cell is sixteen bytes without padding")
    func size() {
        #expect(MemoryLayout<Cell>.size == 16)
        #expect(MemoryLayout<Cell>.stride == 16)
    }
}
