/// Why a file cannot be read as a program.
enum ELFError: Error, Equatable {
    case notELF
    case unsupported
    case truncated
    case noDescription
}

extension ELFError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notELF: "no program: the file does not begin as an ELF file does"
        case .unsupported: "a program for another kind of machine: only 64-bit little-endian ELF files can be read"
        case .truncated: "the file ends in the middle of the program"
        case .noDescription: "not made by Scripts/assemble: it holds no description of its features"
        }
    }
}
