import Glibc

/// Texts as C wants them: pointers to null-terminated bytes, and a null pointer at the end.
struct CStrings: ~Copyable {
    private(set) var pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        pointers = texts.map { strdup($0) } + [nil]
    }

    deinit {
        for pointer in pointers { free(pointer) }
    }
}
