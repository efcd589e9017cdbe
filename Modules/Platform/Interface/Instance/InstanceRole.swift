/// What a process is in its instance.
public enum InstanceRole: Sendable {
    /// The one that does what only one may do.
    case owner(any InstanceOwner)
    /// One that asks the owner.
    case client(any InstanceClient)
}
