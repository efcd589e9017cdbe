import Glibc

/// Draws one lane to its terminal: `LANE FRAMES RESULT [cold]`; or measures a list of a million rows: `million`; or shows
/// a screen that lives: `live`.
@main
enum TextViewKitBenchmark {
    @MainActor static func main() {
        let words = CommandLine.arguments.dropFirst()
        if words.first == "live" { LiveProgram.main() }
        if words.first == "million" {
            for (name, milliseconds) in MillionRows().times() { print("\(name)\t\(milliseconds)") }
        } else if let loop = loop(Array(words)) {
            report(loop.run(), to: words.dropFirst(2).first)
        } else {
            print("usage: TextViewKitBenchmark LANE FRAMES RESULT [cold] | million | live")
            exit(2)
        }
    }

    private static func loop(_ words: [String]) -> ProgramLoop? {
        guard words.count >= 3, let lane = Lane(rawValue: words[0]), let frames = Int(words[1]) else { return nil }
        return ProgramLoop(lane: lane, frames: frames, isCold: words.contains("cold"))
    }

    private static func report(_ seconds: Double, to path: String?) {
        guard let file = path.flatMap({ fopen($0, "w") }) else { return }
        fputs("\(seconds)\n", file)
        fclose(file)
    }
}
