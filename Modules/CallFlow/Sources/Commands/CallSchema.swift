import CommandKitInterface

/// What programs read of calls.
enum CallSchema {
    /// A call, or an event of one; one object a line.
    static let event = OutputSchema(
        "call", version: 1,
        fields: [
            .init("event", "string", Strings.fieldEvent), .init("id", "string", Strings.fieldID),
            .init("direction", "string", Strings.fieldDirection), .init("handle", "string", Strings.fieldHandle),
            .init("engine", "string", Strings.fieldEngine), .init("simulated", "boolean", Strings.fieldSimulated),
            .init("state", "string", Strings.fieldState), .init("held", "boolean", Strings.fieldHeld),
            .init("muted", "boolean", Strings.fieldMuted), .init("remoteHeld", "boolean", Strings.fieldRemoteHeld),
            .init("time", "string", Strings.fieldTime),
            .init("name", "string", Strings.fieldName), .init("reason", "string", Strings.fieldReason),
            .init("detail", "string", Strings.fieldDetail),
        ])
}
