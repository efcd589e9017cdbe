import PlatformInterface

/// A file of which small parts are read.
struct FileWindow {
    let tree: any FileTree
    let path: String
    let size: Int

    /// Some bytes; `nil` when not all of them are there.
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
        guard offset >= 0, count >= 0, count <= 65_536, offset <= size - count else { return nil }
        let bytes = try? tree.bytes(of: path, from: offset, count: count)
        return bytes?.count == count ? bytes : nil
    }

    /// At most so many bytes, as many as there are.
    func head(at offset: Int, upTo count: Int) -> [UInt8]? {
        bytes(at: offset, count: min(count, max(0, size - offset)))
    }

    func number(at offset: Int, bytes count: Int) -> UInt64? {
        bytes(at: offset, count: count)?.reduce(0) { $0 << 8 | UInt64($1) }
    }

    func little(at offset: Int) -> UInt64? {
        bytes(at: offset, count: 4)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    func text(at offset: Int) -> String? { bytes(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) } }
}
