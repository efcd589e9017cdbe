import Repository

/// A Swift file of the repository.
struct SourceFile {
    /// From the folder of the repository.
    var path: String
    /// The target that it is compiled into; `nil` for the manifest and for files that no target compiles.
    var unit: Unit?
    var source: SwiftSource
    var imports: [SwiftImport]
    var permits: [Permit]

    init(path: String, text: String, unit: Unit?) {
        self.path = path
        self.unit = unit
        source = SwiftSource(text)
        imports = source.imports
        permits = Permit.all(in: source, path: path)
    }
}
