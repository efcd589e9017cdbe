import Glibc

/// The character sets that vCards are written in.
enum Charset {
    /// A file as UTF-8, where a byte order mark says what it is; the mark is left out.
    static func utf8(ofFile bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        return converted(bytes, from: "UTF-16") ?? bytes
    }

    /// Bytes as text.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - name: the character set that the line names; `nil` for none.
    /// - Returns: the text; `nil` when the bytes are none in that set, or in UTF-8 where none is named.
    static func text(_ bytes: [UInt8], in name: String?) -> String? {
        guard let name, name.uppercased() != "UTF-8" else { return String(validating: bytes, as: UTF8.self) }
        return converted(bytes, from: name).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Bytes as text in which each byte is the letter of its number, so that nothing is lost of what cannot be read.
    static func latin(_ bytes: [UInt8]) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    private static func converted(_ bytes: [UInt8], from name: String) -> [UInt8]? {
        guard let conversion = iconv_open("UTF-8", name), Int(bitPattern: conversion) != -1 else { return nil }
        defer { iconv_close(conversion) }
        var source = bytes.map { CChar(bitPattern: $0) }
        // No character of these sets takes more than three bytes of UTF-8 for one of its own.
        var target = [CChar](repeating: 0, count: 3 * source.count + 4)
        return source.withUnsafeMutableBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in convert(conversion, source, target) }
        }
    }

    private static func convert(
        _ conversion: iconv_t, _ source: UnsafeMutableBufferPointer<CChar>, _ target: UnsafeMutableBufferPointer<CChar>
    ) -> [UInt8]? {
        var (input, output) = (source.baseAddress, target.baseAddress)
        var (inputLeft, outputLeft) = (source.count, target.count)
        guard iconv(conversion, &input, &inputLeft, &output, &outputLeft) != -1, inputLeft == 0 else {
            return nil
        }
        return target.prefix(target.count - outputLeft).map { UInt8(bitPattern: $0) }
    }
}
