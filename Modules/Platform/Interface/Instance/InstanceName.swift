/// The name of an instance: programs of one name share state and one owner, programs of two names share neither.
///
/// The instance without a name is the usual one. A name has 1 to 32 lower-case letters, digits and hyphens, and begins
/// with a letter or a digit, so that it can be part of a path on every file system.
public struct InstanceName: Sendable, Hashable {
    /// The name; `nil` for the usual instance.
    public let text: String?

    /// The usual instance.
    public static let usual = InstanceName()

    private init() {
        text = nil
    }

    /// Takes a name.
    ///
    /// - Parameter text: what a person wrote.
    /// - Throws: ``InstanceNameError`` when it is spelt otherwise.
    public init(_ text: String) throws(InstanceNameError) {
        guard Self.accepts(text.utf8) else { throw InstanceNameError(found: text) }
        self.text = text
    }

    private static func accepts(_ bytes: String.UTF8View) -> Bool {
        let isPlain = { (byte: UInt8) in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        guard (1...32).contains(bytes.count), let first = bytes.first, isPlain(first) else { return false }
        return bytes.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
    }
}

extension InstanceName {
    /// The variable that names an instance.
    public static let variable = "TESSERA_INSTANCE"
    /// The option that names an instance, and counts more than the variable.
    public static let option = "--instance"

    /// The instance that a process was asked to belong to: by `--instance NAME` or `--instance=NAME` before any `--`,
    /// or else by a `TESSERA_INSTANCE` that is not empty.
    ///
    /// - Parameter environment: what the process was given; written twice, the last option counts.
    /// - Throws: ``InstanceNameError`` when the name is missing or spelt otherwise.
    public init(choosing environment: any Environment) throws(InstanceNameError) {
        if let written = try Self.written(environment.arguments) ?? environment.nonEmpty(Self.variable) {
            try self.init(written)
        } else {
            self = .usual
        }
    }

    private static func written(_ arguments: [String]) throws(InstanceNameError) -> String? {
        let words = Array(arguments.prefix { $0 != "--" })
        guard let index = words.lastIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return nil }
        guard words[index] == option else { return String(words[index].dropFirst(option.count + 1)) }
        guard index + 1 < words.count else { throw InstanceNameError(found: nil) }
        return words[index + 1]
    }
}
