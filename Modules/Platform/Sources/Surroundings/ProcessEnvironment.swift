import CPlatform
import Glibc
import PlatformInterface

/// What this process was given, read once.
struct ProcessEnvironment: Environment {
    let variables: [String: String]
    let arguments: [String]
    let executable: String
    let processID: Int32
    let userID: UInt32
    let userName: String?
    let userHome: String?
    let hostName: String

    init() {
        variables = Self.readVariables()
        arguments = Array(CommandLine.arguments.dropFirst())
        executable = Self.readExecutable()
        processID = getpid()
        userID = getuid()
        let entry = UserEntry(userID)
        userName = entry?.name
        userHome = entry?.home
        hostName = Self.readHostName()
    }

    private static func readVariables() -> [String: String] {
        var variables: [String: String] = [:]
        guard var entry = platform_environment() else { return [:] }
        while let text = entry.pointee {
            let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, variables[String(parts[0])] == nil { variables[String(parts[0])] = String(parts[1]) }
            entry += 1
        }
        return variables
    }

    private static func readExecutable() -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return count > 0 ? String(platformString: buffer) : CommandLine.arguments.first ?? ""
    }

    private static func readHostName() -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
        return String(platformString: buffer)
    }
}
