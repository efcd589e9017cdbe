/// A linked program without what depends on where it was built.
struct PlainBinary {
    /// The section of hashes by which the compiler knows its own objects again when it builds the next time.
    ///
    /// The paths of the objects count in them, and a finished program has no use for them. The compiler can leave them out,
    /// but then it writes every object anew, and each build compiles the tool that writes descriptors twice.
    private static let hashes = ".swift_modhash"

    let bytes: [UInt8]

    /// - Throws: ``ELFError`` when the bytes are no program.
    init(_ linked: [UInt8]) throws(ELFError) {
        var bytes = linked
        if let range = try ELFFile(linked).section(named: Self.hashes) {
            for index in range { bytes[index] = 0 }
        }
        self.bytes = bytes
    }
}
