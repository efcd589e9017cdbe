import FeatureKitTesting
import Foundation
import Testing

@Suite("pictures in the assembled app")
struct GalleryTests {
    /// Red and green above blue and white.
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8DAAMIM/4EAAB/uBfsL2WiLAAAAAElFTkSuQmCC"
    private static let halves =
        "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[38;2;0;255;0;48;2;255;255;255m▀\u{1B}[m\n"

    private let path = ChildProgram.beside("tessera")

    /// Runs a line of a shell in a folder with `four.png`, `cut.png`, `page.png` and a folder of pictures; `$0` is the program.
    private func run(_ line: String, _ environment: [String: String] = [:]) throws -> ChildProgram.Outcome {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = try #require(Data(base64Encoded: Self.png))
        try png.write(to: folder.appending(path: "four.png"))
        try png.prefix(50).write(to: folder.appending(path: "cut.png"))
        try Data("<html>".utf8).write(to: folder.appending(path: "page.png"))
        let home = ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
        return try ChildProgram.run(
            "/bin/sh", ["-c", "cd '\(folder.path)' && \(line)", path], environment: home.merging(environment) { $1 })
    }

    @Test("a picture is printed into a pipe, from the folder of the shell, from the home and by its whole path")
    func pipe() throws {
        for place in ["four.png", "./four.png", "~/four.png", "\"$PWD\"/four.png"] {
            #expect(try run("\"$0\" gallery show \(place) | cat") == .init(status: 0, output: Self.halves), "\(place)")
        }
        #expect(try run("\"$0\" gallery show four.png", ["NO_COLOR": "1"]).output == " █\n")
        #expect(try run("\"$0\" gallery show four.png --protocol sixel").output.hasPrefix("\u{1B}P0;1q\"1;1;2;2#"))
        let kitty = try run("\"$0\" gallery show four.png --protocol kitty").output
        #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=24,s=2,v=2,c=1,r=1,q=2,m=0;/wAAAP8AAAD/////\u{1B}\\"))
    }

    @Test("what a file says of itself is told, and what is wrong with one on one line")
    func errors() throws {
        #expect(try run("\"$0\" gallery info four.png").output == "format  PNG\nsize    2 × 2\nfile    75 bytes\n")
        for (place, words) in [
            ("cut.png", "the PNG picture is broken"), ("page.png", "expected a picture in PNG"),
            ("none.png", "no such file"),
            (".", "it is not a file"),
        ] {
            let outcome = try run("\"$0\" gallery show \(place)")
            #expect(outcome.status == 1 && outcome.output == "")
            #expect(outcome.errors.contains("\(place): ") && outcome.errors.contains(words), "\(outcome.errors)")
            #expect(outcome.errors.split(separator: "\n").count == 1)
        }
        #expect(try run("\"$0\" gallery show http://127.0.0.1:9/x.png").status == 4)
    }
}
