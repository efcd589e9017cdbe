import Testing

@testable import Assembler

@Suite("following a build")
struct BuildLinesTests {
    @Test("lines come out whole and name the module that is compiled")
    func lines() {
        var lines = BuildLines()
        let texts = [
            "Building for prod", "uction...\n[1/9] Compiling StateKit A.swift\n[2/9] Comp", "iling CNote note.c\n",
            "[1/1] Compiling plugin X\n[3/9] Linking mini\n",
        ]
        let all = texts.flatMap { lines.append($0) }
        #expect(
            all.map(\.text) == [
                "Building for production...", "[1/9] Compiling StateKit A.swift", "[2/9] Compiling CNote note.c",
                "[1/1] Compiling plugin X", "[3/9] Linking mini",
            ])
        #expect(all.compactMap(\.module) == ["StateKit", "CNote"])
    }
}
