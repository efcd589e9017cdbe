/// What pictures are usually called, where nothing else says what a file is.
enum PictureName {
    private static let endings = [".png", ".jpg", ".jpeg", ".webp"]

    /// Whether a name ends like that of a picture.
    static func isOne(_ name: some StringProtocol) -> Bool {
        let name = name.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }
}
