/// A module that is to be made.
struct NewModule: Equatable {
    var name: ModuleName
    var owner: String
    var kind: NewModuleKind

    /// The rows and cases of the manifest that the module adds.
    var contract: (name: String, target: String) {
        (name.variable, kind == .kit ? name.module : name.interface)
    }

    var row: String {
        switch kind {
        case .kit: #"    .kit("\#(name.module)"),"#
        case .feature, .system:
            """
                .\(kind.rawValue)(
                    "\(name.module)", interface: [.featureKit], uses: [.commandKit, .featureKit], testing: .fakes(),
                    testedWith: [.commandKit]),
            """
        }
    }

    /// Its files, by their paths from the folder of the repository.
    var files: [String: String] {
        let folder = "Modules/\(name.module)"
        let parts = kind == .kit ? KitTemplate(module: self).files : FeatureTemplate(module: self).files
        return Dictionary(
            uniqueKeysWithValues: parts.map { path, text in
                (path.hasPrefix("Tests/") ? path : "\(folder)/\(path)", text)
            })
    }

    /// Its lines in CODEOWNERS.
    var ownerLines: [String] { ["/Modules/\(name.module)/ \(owner)", "/Tests/\(name.tests)/ \(owner)"] }
}
