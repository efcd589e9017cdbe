/// Why a module cannot be made.
enum ScaffoldError: Error, Equatable {
    case badName(String)
    case badOwner(String)
    case exists(String)
    case unknownManifest
    case standaloneKit
}

extension ScaffoldError: CustomStringConvertible {
    var description: String {
        switch self {
        case .badName(let name):
            "a module is named by a Swift identifier that begins with a capital and ends neither in Interface nor in "
                + "Testing nor in Tests, such as Weather; found `\(name)`"
        case .badOwner(let owner): "an owner is written as @organization/team, found `\(owner)`"
        case .exists(let path): "\(path) is there already; choose another name or remove it first"
        case .unknownManifest: "Package.swift has no `enum Contract` or no `let modules` to insert into"
        case .standaloneKit: "a kit cannot stand alone: leave out --kind, or --standalone"
        }
    }
}
