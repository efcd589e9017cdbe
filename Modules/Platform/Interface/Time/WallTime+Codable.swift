extension WallTime: Codable {
    /// Reads what ``encode(to:)`` wrote.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            seconds: try container.decode(Int64.self), nanoseconds: Int64(try container.decode(Int32.self)))
    }

    /// Writes an array of the seconds and the nanoseconds, which loses nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(seconds)
        try container.encode(nanoseconds)
    }
}
