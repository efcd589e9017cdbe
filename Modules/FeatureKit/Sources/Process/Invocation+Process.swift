import CProcess
import FeatureKitInterface
import Glibc

extension Invocation {
    /// How this process was called.
    static func ofThisProcess() -> Invocation {
        Invocation(
            arguments: Array(CommandLine.arguments.dropFirst()), environment: environment(), executable: executable(),
            input: StandardInput(), output: DescriptorOutput(STDOUT_FILENO), errors: DescriptorOutput(STDERR_FILENO))
    }

    private static func environment() -> [String: String] {
        var variables: [String: String] = [:]
        guard var entry = process_environment() else { return [:] }
        while let text = entry.pointee {
            // The C library splits at the byte, which is many times quicker than a search for a character.
            if let sign = strchr(text, Int32(UInt8(ascii: "="))) {
                variables[name(from: text, to: sign)] = String(cString: sign + 1)
            }
            entry += 1
        }
        return variables
    }

    private static func name(from start: UnsafeMutablePointer<CChar>, to end: UnsafeMutablePointer<CChar>) -> String {
        let bytes = UnsafeRawBufferPointer(start: start, count: end - start)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func executable() -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return CommandLine.arguments.first ?? "" }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
