/// Anything that starts deliveries and can be told apart by its name.
@MainActor public class Source {
    /// The kernel that gives this source its turns.
    public final let kernel: Kernel
    private let label: String?
    private let place: (file: StaticString, line: UInt)

    init(in kernel: Kernel, named label: String?, file: StaticString, line: UInt) {
        self.kernel = kernel
        self.label = label
        place = (file, line)
    }

    /// The name given, or else the type and the line where the source was made; reports of loops use it.
    public final var name: String { label ?? "\(Self.self) at \(place.file):\(place.line)" }

    /// Delivers the oldest event that waits here; the kernel calls it once for each admitted turn.
    func deliverNext() {}
}
