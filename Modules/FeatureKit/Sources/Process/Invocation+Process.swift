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
            let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            entry += 1
        }
        return variables
    }

    private static func executable() -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return CommandLine.arguments.first ?? "" }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
