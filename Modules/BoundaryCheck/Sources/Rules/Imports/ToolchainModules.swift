/// The modules that come with the toolchain, by what they bring.
enum ToolchainModules {
    /// Modules without effects, which even kits and interfaces may import, and why.
    static let pure: [String: String] = [
        "Observation": "announces changes of values",
        "RegexBuilder": "builds regular expressions",
        "Swift": "the language",
        "Synchronization": "locks and atomics, which have no effect outside of the process",
    ]

    /// Modules that belong to tests.
    static let testing: Set<String> = ["Testing", "XCTest"]

    /// Modules that reach files, the clock, the environment, the network or threads.
    static let effectful: Set<String> = [
        "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "PackageDescription",
        "PackagePlugin",
    ]

    /// Whether a module comes with the toolchain; those that begin with an underscore do.
    static func contains(_ module: String) -> Bool {
        pure[module] != nil || testing.contains(module) || effectful.contains(module) || module.hasPrefix("_")
    }
}
