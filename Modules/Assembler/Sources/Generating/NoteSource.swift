import JSONKit

/// The C text that puts a description into a binary.
///
/// An ELF note survives linking with the Swift runtime, `strip` and `llvm-strip`, and is found through the program
/// headers, which no strip removes.
enum NoteSource {
    /// Who speaks in the note; eight bytes with the zero.
    static let owner = "Tessera"
    /// What the note is: a description in JSON.
    static let kind: UInt32 = 1

    static func text(of description: BinaryDescription) -> String {
        let bytes = Array(description.json.compact.utf8)
        let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        return """
            // Generated. Do not edit.
            #include <stdint.h>

            // The section is kept although nothing refers to it; its name differs from that of the symbol, because
            // the linker makes symbols of its own from section names.
            static const struct {
                uint32_t ownerSize, contentSize, kind;
                char owner[8];
                unsigned char content[\(padded.count)];
            } tesseraDescription __attribute__((section(".note.tessera"), used, retain, aligned(4))) = {
                8, \(bytes.count), \(kind), "\(owner)",
                {\(padded.map(String.init).joined(separator: ","))}};

            """
    }
}
