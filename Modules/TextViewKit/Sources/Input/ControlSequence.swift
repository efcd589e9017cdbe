/// A control sequence (ECMA-48, 5.4) with its parameters as numbers.
struct ControlSequence {
    /// `<`, `=`, `>` or `?` before the parameters, or 0.
    let prefix: UInt8
    /// Parameters, each with its parts between colons; `nil` where nothing is written.
    let parameters: [[Int?]]
    /// A character between the parameters and the end, such as `$`, or 0.
    let intermediate: UInt8
    let final: UInt8

    init(_ bytes: [UInt8], _ final: UInt8) {
        self.final = final
        prefix = bytes.first.map { 0x3C...0x3F ~= $0 ? $0 : 0 } ?? 0
        let rest = prefix == 0 ? bytes[...] : bytes.dropFirst()
        intermediate = rest.last.map { 0x20...0x2F ~= $0 ? $0 : 0 } ?? 0
        parameters = Self.numbers(rest.prefix { 0x30...0x3B ~= $0 || $0 == UInt8(ascii: "-") })
    }

    /// The first part of a parameter, or `nil` where none is written.
    func number(_ index: Int) -> Int? { part(index, 0) }

    /// A part of a parameter.
    func part(_ index: Int, _ part: Int) -> Int? {
        guard index < parameters.count, part < parameters[index].count else { return nil }
        return parameters[index][part]
    }

    /// A negative number, which no terminal should send but some do, is read as one.
    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[Int?]] {
        guard !bytes.isEmpty else { return [] }
        return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(number)
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        Int(String(decoding: digits.prefix(9), as: UTF8.self))
    }
}
