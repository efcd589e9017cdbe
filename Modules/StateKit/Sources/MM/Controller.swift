/// The dispatcher of *murk in models* (MM): it writes what happens into a model, and tells others what the model decides.
///
/// The model is a struct of plain values whose decisions are computed properties named `should…`, nil for "do nothing".
/// The controller has no `if`. Each event is announced exactly once:
///
/// 1. `set` writes the event into the model;
/// 2. a snapshot is taken, and `reset` takes the pulse back, so the model is at rest again;
/// 3. every observer gets the snapshot, in the order of subscription.
///
/// The reset itself is never announced and never replayed: a pulse is visible in one snapshot only. What an observer
/// sends meanwhile waits until all have seen this snapshot. See `Documentation/MurkInModels.md` for a whole example.
@MainActor public final class Controller<Model> {
    /// The kernel of the controller.
    public let kernel: Kernel
    @usableFromInline let holder: ModelHolder<Model>
    private let scope = Scope()

    /// Makes a controller with its first model, at rest; reports name it by its name or by the line of this call.
    public init(
        _ model: Model, in kernel: Kernel, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.kernel = kernel
        holder = ModelHolder(model, in: kernel, named: name, file: file, line: line)
    }

    isolated deinit {
        holder.isClosed = true
    }

    /// The model at rest, as it is between events.
    public var model: Model { holder.model }

    /// A snapshot for each event, equal ones included; a new subscriber gets the model at rest first.
    @inlinable public var changes: Publisher<Model, Never> { holder.publisher }

    /// The name given, or else one that counts.
    @usableFromInline func nextName(_ name: String?, of kind: String) -> String {
        holder.counts[kind, default: 0] += 1
        return name ?? "\(kind) \(holder.counts[kind, default: 0])"
    }

    /// Cancels a subscription with the controller, or with a shorter life that the caller names.
    @usableFromInline func keep(_ subscription: AnyCancellable, in shorter: Scope?) {
        (shorter ?? scope).add(subscription)
    }
}
