import CFuzzer
import Glibc

/// Fuzzes one of the targets: `input` or `frames`, then the arguments of libFuzzer, or the files to run once.
@main
enum TextViewKitFuzzer {
    static func main() {
        let words = CommandLine.arguments
        var arguments = ([words[0]] + words.dropFirst(2)).map { strdup($0) } + [nil]
        let count = Int32(arguments.count - 1)
        switch words.dropFirst().first {
        case "input":
            exit(fuzzer_run(count, &arguments) { InputTarget.run(Array(UnsafeBufferPointer(start: $0, count: $1))) })
        case "frames":
            exit(fuzzer_run(count, &arguments) { FrameTarget.run(Array(UnsafeBufferPointer(start: $0, count: $1))) })
        default:
            print("usage: TextViewKitFuzzer input|frames ARGUMENT…")
            exit(2)
        }
    }
}
