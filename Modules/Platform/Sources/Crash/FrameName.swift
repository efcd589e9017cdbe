import CPlatform
import Glibc

/// A frame as `backtrace_symbols_fd` writes it, `file(name+0x1c)[0x55…]`, with the name as people write it.
struct FrameName {
    let text: String

    init(_ line: String) {
        guard let open = line.firstIndex(of: "("), let plus = line[open...].firstIndex(of: "+") else {
            text = line
            return
        }
        let name = line[line.index(after: open)..<plus]
        text = line[...open] + (Self.demangled(String(name)) ?? String(name)) + line[plus...]
    }

    private static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("$s"), let readable = platform_demangle(name) else { return nil }
        defer { free(readable) }
        return String(cString: readable)
    }
}
