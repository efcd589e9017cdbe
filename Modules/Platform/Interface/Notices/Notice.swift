/// Something that a person should see, whatever they look at.
public struct Notice: Sendable, Hashable {
    /// How much it may disturb.
    public enum Urgency: String, Sendable, Hashable {
        case low, normal, critical
    }

    /// Something that a person can choose.
    public struct Action: Sendable, Hashable {
        /// The key that comes back: letters, digits and hyphens.
        public var key: String
        /// What the button says.
        public var title: String

        /// Creates an action.
        public init(_ key: String, _ title: String) {
            self.key = key
            self.title = title
        }
    }

    /// One line.
    public var title: String
    /// More lines, of which a desktop may read markup; empty when the title says it all.
    public var body: String
    /// How much it may disturb.
    public var urgency: Urgency
    /// What a person can choose; nothing when there is only something to see.
    public var actions: [Action]

    /// Creates a notice.
    public init(_ title: String, body: String = "", urgency: Urgency = .normal, actions: [Action] = []) {
        self.title = title
        self.body = body
        self.urgency = urgency
        self.actions = actions
    }
}
