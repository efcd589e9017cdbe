import Glibc

/// What the allocator of the C library knows of this process.
enum Heap {
    private struct Unreadable: Error {}

    private typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// How many bytes the program holds: those taken from the system less those that wait to be used again.
    static func bytesInUse() throws -> Int {
        // The header of `malloc_info` is no part of the Glibc module.
        guard let symbol = dlsym(nil, "malloc_info") else { throw Unreadable() }
        var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        guard let stream = open_memstream(&text, &size) else { throw Unreadable() }
        _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
        fclose(stream)
        defer { free(text) }
        let lines = text.map { String(cString: $0).split(separator: "\n") } ?? []
        func last(_ kind: String) throws -> Int {
            guard let line = lines.last(where: { $0.hasPrefix("<\(kind)") }),
                let number = line.split(separator: "size=\"").last.flatMap({ Int($0.prefix { $0.isNumber }) })
            else { throw Unreadable() }
            return number
        }
        return try last("system type=\"current\"") - last("total type=\"fast\"") - last("total type=\"rest\"")
    }
}
